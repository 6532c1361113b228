/** A share of a bundle is no price that anyone has seen, so it never stands alone. */
export const bundleShare = {
  paid: 'Paid in a bundle',
  share: (amount: string) => `Share of this document: ${amount}`,
  deleted: (amount: string) =>
    `You paid for this document in a bundle. Its share of what you paid is ${amount}.`,
} as const
