/** What the drawing of the room and the signing view say besides the paper's own words. */
export const signingRoom = {
  forProof: (officer: string) => `${officer}, for the self-proof`,
  lookThrough: 'Look through the papers once more: every signature and every date.',
  lookThroughNotary:
    'Look through the papers once more: every signature, every date, every box of the notary.',
  done: 'Done before you begin:',
  more: 'More below',
  readOn: 'Read on',
  pages: 'The page number of each place is on the cover sheet of your PDF, under “Page by page”.',
} as const
