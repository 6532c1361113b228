export const errors = {
  notFoundTitle: 'Page Not Found',
  notFoundText: 'There is no page at this address. It may have moved, or the address has a slip in it.',
  documentNotFound: 'Document not found',
  documentNotFoundText: 'It may have been deleted, or it belongs to another account.',
  invalidType: 'Invalid document type',
  invalidTypeText: 'This document is of a kind that the site does not know.',
  availableTypes: (names: string) => `It knows: ${names}.`,
  brokenTitle: 'Something went wrong',
  brokenText: 'The page could not be shown. Your saved answers are safe.',
  tryAgain: 'Try Again',
  signingInAgain: 'You are being taken to the sign-in page.',
} as const
