/** What the child support worksheet comes to, where its figures are entered. */
export const worksheet = {
  title: 'What the worksheet comes to',
  monthly: (amount: string) => `${amount} each month`,
  sentence: (amount: string, payer: string) => `Guideline amount: ${amount} each month. ${payer}`,
  notBegun: 'The guideline amount stands here once the incomes, the overnights and the costs are entered.',
  lines: 'See it line by line',
} as const
