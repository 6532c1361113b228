/** What helps with a detail, and what marks it. */
export const factHelp = {
  more: 'How to enter it',
  optional: '(optional)',
  allOptional: 'All of this part is optional: it leaves no blank on the paper.',
  moreParts: (count: number) => `${count} more parts, which leave no blank`,
} as const
