/** What was paid as a part of a bundle is not the document’s own price, so it never stands alone. */
export const bundleShare = {
  paid: 'Paid at a bundle’s price',
  share: (amount: string) => `For this document: ${amount}`,
  deleted: (amount: string) => `You paid ${amount} for this document, at the price of a bundle.`,
} as const
