export const checkout = {
  title: (name: string) => `Checkout: ${name}`,
  eyebrow: 'Checkout',
  back: 'Back to Documents',
  serviceLegend: 'What would you like to buy?',
  services: {
    standard: {
      name: 'The document',
      text: 'You answer the questions, read the finished paper and download the PDF.',
    },
    'attorney-review': {
      name: 'The document with attorney review',
      text: 'The same, and a review of it by an attorney.',
    },
  },
  withReview: (name: string) => `${name} with attorney review`,
  reviewTitle: 'How the review comes about',
  reviewText:
    'After the payment we write to you by email to arrange the review. Coquina is not a law firm: the review is done by an attorney, and nothing on this site is legal advice.',
  agreementLegend: 'Which agreement belongs in your bundle?',
  agreements: {
    prenuptialAgreement: 'For two people who are going to marry.',
    postnuptialAgreement: 'For two people who are married already.',
  } as Record<string, string>,
  agreementNeeded: 'Choose the agreement first. Then the payment opens.',
  included: 'What you get',
  nextTitle: 'What happens next',
  next: [
    'You pay once. There is no further fee.',
    'You read the nonlawyer disclosure, and answer the questions in your own time.',
    'You review the document and download the PDF. Nothing more is charged.',
  ],
  signInTitle: 'Sign in to pay',
  signInText: 'Your document is kept in your account. After signing in you come back to this page.',
  signIn: 'Sign In',
  createAccount: 'Create Account',
  setupText: 'Card payment is not set up on this site yet. Nothing was charged.',
  loading: 'Preparing the payment…',
  failedTitle: 'The payment could not be prepared',
  failedText: 'Nothing was charged. Please check your connection and try again.',
  retry: 'Try Again',
  receivedTitle: 'Payment received',
  bringing: 'Your payment is being confirmed. This takes a moment; nothing is charged again.',
  notCreatedText:
    'Your payment was received and is safe. Your document appears on the dashboard as soon as it is confirmed. You can also try again here: nothing is charged again.',
} as const
