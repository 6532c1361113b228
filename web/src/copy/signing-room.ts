/** What the signing view says besides the paper's own steps. */
export const signingRoom = {
  done: 'Done before you begin:',
  more: 'More below',
  readOn: 'Read on',
  pages: 'The page number of each place is on the cover sheet of your PDF, under “Page by page”.',
} as const
