export const payments = {
  title: 'Payments and receipts',
  lead: 'We email you a receipt for each payment and keep it here.',
  loading: 'Loading your payments…',
  failed: 'Your payments could not be loaded. Nothing is lost: your documents and your receipts are safe.',
  retry: 'Try Again',
  empty: 'No payments yet. When you buy a document, the payment and its receipt are listed here.',
  awaited: 'Your payment will appear here in a moment. We are emailing you a receipt.',
  /** For a payment whose order is not known. */
  unnamed: 'Payment',
  paidOn: (day: string) => `Paid ${day}`,
  receipt: (number: string) => `Receipt ${number}`,
  openReceipt: 'Open receipt',
  openLabel: (number: string, what: string) => `Open receipt ${number}: ${what}`,
  /** Said while a payment is made. Why a card was refused, Stripe says in its own words. */
  making: {
    setupFailed: 'Failed to create payment. Please try again.',
    checkoutFailed: 'Failed to initialize payment. Please try again.',
    refused: 'Payment Failed',
    advice: 'Nothing was charged. Try another card, or ask your bank.',
    notConfirmed: 'The card was not confirmed with your bank.',
    refusedText: 'The card was not charged. Please try again.',
    processing: 'Payment Being Processed',
    processingText: 'Your payment is being processed. Please check your dashboard in a moment.',
    done: 'Payment Successful',
    doneText: 'Your document is ready for download!',
    orderDoneText: 'Your document is ready to be created!',
  },
  states: {
    paid: 'Paid',
    partly_returned: 'Partly refunded',
    returned: 'Refunded',
    disputed: 'Disputed at your bank, on hold',
    checking: 'We are checking it',
  },
  /** What a state means for the buyer, where the word alone does not say. */
  meanings: {
    partly_returned: 'Part of the money was refunded. What you bought stays yours.',
    returned:
      'The money was refunded. A document that it paid for keeps its answers, and you can buy it again.',
    disputed:
      'Your bank has told us that this payment is disputed. Until that is settled, the documents it paid for are on hold. You can edit them, but you cannot download the PDF.',
    checking:
      'Your money arrived, but we could not tell what it was for. A person is looking at it. You do not have to do anything.',
  } as Partial<Record<string, string>>,
  givenBack: 'Refunded to you',
  withdrawn: 'Taken back by your bank',
  spentLoading: 'Loading…',
  spentUnknown: 'Not available',
} as const

export const receipt = {
  heading: 'Receipt',
  date: 'Date of payment',
  state: 'Status',
  buyer: 'Customer',
  seller: 'Sold by',
  lines: 'What was paid',
  total: 'Total',
  rest: 'Total after that',
  documents: 'Documents it paid for',
  noDocuments: 'None is recorded with this payment.',
  deleted: (name: string) => `${name} (no longer in your account)`,
  unknownDocument: 'A document',
  review:
    'You requested an attorney review. Your request waits in a queue until an independent Florida attorney is assigned to it. We will email you at the address of your account.',
  disclaimer: 'Coquina is not a law firm and does not give legal advice.',
  refunds: 'Refunds',
  refundHow: 'Write to us, and a person reads it. We answer by email.',
  askForRefund: 'Ask for a refund',
  print: 'Print',
  toDashboard: 'Go to Dashboard',
  notFound: 'Receipt not found',
  notFoundText: 'There is no such payment in your account. It may belong to another one.',
} as const
