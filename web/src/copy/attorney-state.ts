/** What became of an attorney review that was bought. The server knows that it was requested; the rest comes by email. */
export const attorneyState = {
  label: 'Attorney review',
  stages: ['Requested', 'Assigned', 'Reviewed'],
  requestedOn: (day: string) => `Requested ${day}`,
  ask: 'Ask about it',
  reached: 'done',
  byEmail: 'comes by email',
  next: 'We email you when an attorney is assigned. What follows reaches you by email, too.',
} as const

/** Where the payment for it ends. */
export const attorneyBought = {
  title: 'Your payment went through',
  paid: (sum: string) => `You paid ${sum} for this document with attorney review.`,
  receipt: (number: string) => `Open receipt ${number}`,
  receiptComes: 'We are emailing you the receipt.',
  stepsLabel: 'What happens next',
  steps: [
    [
      'You answer the questions',
      'First read the disclosure below. Your answers are saved, and you can stop at any time.',
    ],
    [
      'We email you when an attorney is assigned',
      'Your request waits in a queue. We cannot promise a date, and you can use your document before the review.',
    ],
    ['The review', 'You and the attorney arrange it by email.'],
  ] as [name: string, words: string][],
}
