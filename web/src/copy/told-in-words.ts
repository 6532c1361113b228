/** Of a possible witness whom the paper names outside of its table. */
export const told = {
  title: 'Named in your document',
  inOwnWords: (name: string, where: string) =>
    `Your own words in “${where}” may name ${name}. Read there what the document gives or asks of this person:`,
  inClause: (name: string, where: string) =>
    `“${where}” may name ${name}. Read there what the document gives or asks of this person:`,
  caution:
    'If this is the same person, better choose another witness: one who is named in the document is more easily questioned. The points listed here count as well.',
} as const
