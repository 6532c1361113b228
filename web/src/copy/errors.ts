export const errors = {
  notFoundTitle: 'Page Not Found',
  notFoundText: 'There is no page at this address. It may have moved, or the address may have a typo.',
  documentNotFound: 'Document not found',
  documentNotFoundAtDisclosure: 'Document Not Found',
  documentNotFoundText: 'It may have been deleted, or it belongs to another account.',
  invalidType: 'Invalid document type',
  invalidTypeText: 'The site does not have this kind of document.',
  availableTypes: (names: string) => `Available types: ${names}.`,
  brokenTitle: 'Something went wrong',
  brokenText: 'The page could not be shown. Your saved answers are safe.',
  tryAgain: 'Try Again',
  signingInAgain: 'You are being taken to the sign-in page.',
} as const
