/** What the drawing of the room and the signing view say besides the paper's own words. */
export const signingRoom = {
  forProof: (officer: string) => `${officer}, for the self-proof`,
  done: 'Done before you begin:',
  more: 'More below',
  readOn: 'Read on',
  pages: 'The page number of each place is on the cover sheet of your PDF, under “Page by page”.',
} as const
