/** What helps with a detail, and what marks it. */
export const factHelp = {
  more: 'How to enter it',
  optional: '(optional)',
  courtForms: 'For the court’s forms (optional)',
  allOptional: 'You can leave out all of this part. What you leave out is not printed.',
  moreParts: (count: number) => `${count} more parts, which you can leave out`,
} as const
