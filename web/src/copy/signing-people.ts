/** Who must be there, and for which paper. */
export const signingPeople = {
  form: (number: string, title: string) => `Form ${number}: ${title}`,
  onlyIfTaken: (paper: string) => `${paper}, only if the court takes it instead`,
} as const
