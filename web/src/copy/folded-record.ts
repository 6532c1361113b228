/** A thing of a list in one line. */
export const foldedRecord = {
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
} as const
