export const checkout = {
  title: (name: string) => `Checkout: ${name}`,
  eyebrow: 'Checkout',
  back: 'Back to Documents',
  serviceLegend: 'What would you like to buy?',
  services: {
    standard: 'The document',
    'attorney-review': 'The document with attorney review',
  },
  standardText: 'You answer the questions, read the finished document and download the PDF.',
  cheaper: (fee: string) => `It is ${fee} less than on the review page: paid here, it has no processing fee.`,
  withReview: (name: string) => `${name} with attorney review`,
  noFee: 'No processing fee',
  agreementLegend: 'Which agreement belongs in your bundle?',
  agreements: {
    prenuptialAgreement: 'For two people who plan to marry.',
    postnuptialAgreement: 'For two people who are already married.',
  } as Record<string, string>,
  agreementNeeded: 'Choose the agreement first. Then you can pay.',
  included: 'What you get',
  nextTitle: 'What happens next',
  /** By what is bought. */
  next: {
    standard: [
      'You pay once, and we email you a receipt. No processing fee is added.',
      'You read the nonlawyer disclosure and answer the questions at your own pace.',
      'You review the document and download the PDF. Nothing more is charged.',
    ],
    bundle: [
      'You pay once for all of the documents, and we email you a receipt. No processing fee is added.',
      'Each document waits on your dashboard. You read its nonlawyer disclosure and answer its questions at your own pace.',
      'You review each document and download its PDF. Nothing more is charged.',
    ],
  },
  accountTitle: 'Create an account to pay',
  accountText: 'What you buy is saved in your account. Once you have one, you come back to this page.',
  haveAccount: 'Already have an account?',
  signInTitle: 'Sign in to pay',
  signInText: 'What you buy is saved in your account. After you sign in, you come back to this page.',
  signIn: 'Sign In',
  createAccount: 'Create Account',
  setupText: 'Card payment is not set up on this site yet. Nothing was charged.',
  loading: 'Preparing the payment…',
  failedTitle: 'The payment could not be prepared',
  failedText: 'Nothing was charged. Please check your connection and try again.',
  retry: 'Try Again',
  receivedTitle: 'Payment received',
  bringing:
    'Your payment is being confirmed. This takes a moment, and you are not charged again. We are emailing you a receipt.',
  notCreatedText:
    'We received your payment, and it is safe. What you bought appears on your dashboard as soon as the payment is confirmed. You can also try again here. You will not be charged again.',
} as const
