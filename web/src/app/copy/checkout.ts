export const checkout = {
  title: (name: string) => `Checkout: ${name}`,
  eyebrow: 'Checkout',
  back: 'Back to Documents',
  serviceLegend: 'What would you like to buy?',
  services: {
    standard: 'The document',
    'attorney-review': 'The document with attorney review',
  },
  standardText: 'You answer the questions, read the finished paper and download the PDF.',
  withReview: (name: string) => `${name} with attorney review`,
  reviewTitle: 'How the review comes about',
  reviewText:
    'After the payment your request is put in a queue that the people who run Coquina see. They assign it to an independent Florida attorney, and write to the email address of your account to arrange the review. No time is promised for that. Coquina is not a law firm, and nothing on this site is legal advice.',
  agreementLegend: 'Which agreement belongs in your bundle?',
  agreements: {
    prenuptialAgreement: 'For two people who are going to marry.',
    postnuptialAgreement: 'For two people who are married already.',
  } as Record<string, string>,
  agreementNeeded: 'Choose the agreement first. Then the payment opens.',
  included: 'What you get',
  nextTitle: 'What happens next',
  /** By what is bought. */
  next: {
    standard: [
      'You pay once, and a receipt goes to your mailbox. There is no further fee.',
      'You read the nonlawyer disclosure, and answer the questions in your own time.',
      'You review the document and download the PDF. Nothing more is charged.',
    ],
    'attorney-review': [
      'You pay once, for the document and its review, and a receipt goes to your mailbox.',
      'Your request waits in a queue until an independent Florida attorney is assigned to it. We write to the email address of your account.',
      'Meanwhile you read the nonlawyer disclosure, and answer the questions in your own time.',
      'You can read the document and download the PDF as soon as all is answered, before the review or after it.',
    ],
    bundle: [
      'You pay once for all of the documents, and a receipt goes to your mailbox. There is no further fee.',
      'Each document waits on your dashboard. You read its nonlawyer disclosure, and answer its questions in your own time.',
      'You review each document and download its PDF. Nothing more is charged.',
    ],
  },
  signInTitle: 'Sign in to pay',
  signInText: 'What you buy is kept in your account. After signing in you come back to this page.',
  signIn: 'Sign In',
  createAccount: 'Create Account',
  setupText: 'Card payment is not set up on this site yet. Nothing was charged.',
  loading: 'Preparing the payment…',
  failedTitle: 'The payment could not be prepared',
  failedText: 'Nothing was charged. Please check your connection and try again.',
  retry: 'Try Again',
  receivedTitle: 'Payment received',
  bringing:
    'Your payment is being confirmed. This takes a moment; nothing is charged again. A receipt is on its way to your mailbox.',
  notCreatedText:
    'Your payment was received and is safe. What you bought appears on the dashboard as soon as it is confirmed. You can also try again here: nothing is charged again.',
} as const
