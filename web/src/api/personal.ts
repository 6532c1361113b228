/** Whether an answer that is kept is of the person who is signed in, and only for them. */
export const isPersonal = ({ queryKey: [about] }: { queryKey: readonly unknown[] }): boolean =>
  about === 'documents' || about === 'account' || about === 'receipts'
