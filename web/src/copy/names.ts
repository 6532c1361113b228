/** A name that was changed in one place and not in the others. */
export const names = {
  title: (name: string) => `“${name}” is still in this document`,
  text: (from: string) =>
    `You changed or removed this name under “${/[.?]$/.test(from) ? from : `${from}.`}” If it is the same person, change it here, too:`,
  where: 'See where',
  here: (text: string) => `${text} (this question)`,
  keep: 'It is right as it is',
  keepLabel: (name: string) => `It is right as it is: “${name}”`,
} as const
