import { byHandParts } from './counted'

export const review = {
  title: 'Review',
  heading: (name: string) => `Review your ${name}`,
  state: 'Florida',
  lead: 'Read the draft below. Open “Why this clause?” to see what a clause means and which answers it uses.',
  leadPaid: 'This document is paid. You can download it.',
  leadPaidIncomplete: 'This document is paid. You can download it after you answer the remaining questions.',
  leadHeld: 'This document is paid and on hold. You can read it and edit your answers.',
  leadNotForSale:
    'You cannot buy this document yet. Your answers are saved, and you can check and edit each of them.',
  goToPayment: 'Go to payment',
  goToObstacles: 'See what is left',
  stopped: (what: string, title?: string) => (title ? `${what}: ${title}` : `${what}.`),
  giveAnswer: 'Answer it now',
  seeAnswers: 'See which ones',
  seeChanges: 'See what to change',
  readNotice: 'Read the notice',
  readNotices: 'Read the notices',
  previewTitle: 'Document preview',
  skipPages: 'Skip the pages',
  skipToPayment: 'Skip to the payment',
  skipToDownload: 'Skip to the download',
  edit: 'Edit',
  draft: 'Download this draft',
  draftFile: 'draft',
  packetFile: 'packet',
  draftNote: 'A PDF with a watermark, to read or to show to a lawyer. Your answers are included in the file.',
  draftForms:
    'Where Coquina has the court’s own forms, they are in it with your answers, in place of the papers drafted here, as they would be filed.',
  drafted:
    'You read here the papers that Coquina drafts. Where Coquina has the court’s own form of one, the form takes its place in what you download, with your answers in it.',
  noPaper: 'The clauses of this document are still being prepared, so there is no draft to show yet.',
  openTitle: 'Still to do',
  openLead: 'These answers are needed before the document can be finished.',
  notesTitle: 'Worth a second look',
  notesLead: 'You can continue without changing these.',
  attention: 'What to look at before you sign',
  attentionLead: (count: number) => {
    if (count === 0) return 'You have taken care of all of it.'
    return count === 1
      ? '1 item. Select it to take care of it.'
      : `${count} items. Select each one to take care of it.`
  },
  readClause: 'Read it in the document',
  readClauseOf: (matter: string) => `Read it in the document: ${matter}`,
  includedFold: 'What you get, and what is left to do',
  includedTitle: 'What you get',
  included: [
    'A PDF to print, with a sheet that says how to sign it',
    'Changes to your answers after you pay',
  ],
  leftTitle: 'What is left to do',
  leftLead: 'You print the document. These people sign or initial it:',
  leftForms: (forms: number, ifTheyApply: number) =>
    `Then you file it with ${forms} official forms, and ${ifTheyApply} more only if they apply.`,
  howToSign: 'How to sign it',
  effortTitle: 'What is left to do after printing',
  byHand: (lines: number, boxes: number, cells: number) =>
    lines + boxes + cells > 0
      ? `${byHandParts(lines, boxes, cells)} for signatures, initials, dates and what you fill in.`
      : 'signatures, initials, dates, and the blanks of the court’s forms.',
  byHandDrafted:
    'That is in the papers that Coquina drafts. A form of the court that takes the place of one has lines of its own.',
  byHandTitle: 'With a pen',
  formsBesides: (forms: number, ifTheyApply: number) =>
    `Also to file: ${forms} official forms, and ${ifTheyApply} more only if they apply. The cover sheet lists them.`,
  answersTitle: 'Your answers',
  showAnswers: (count: number) => `Show ${count} answers`,
  editAnswer: (question: string) => `Edit: ${question}`,
  orderTitle: 'Order summary',
  total: 'Total',
  bundlePrice: (own: string) => `This is your bundle price. By itself, this document costs ${own}.`,
  attorneyTitle: 'Want an attorney to look at it?',
  attorneyText: (price: string) =>
    `You can buy this kind of document with a review by an independent Florida attorney for ${price}. That is a separate purchase. It starts a new document, and your answers here stay in this one.`,
  attorneyLink: 'See the attorney review',
  paymentTitle: 'Payment Method',
  cardTitle: 'Secure card payment',
  cardBrands: 'Visa, Mastercard, American Express and Discover.',
  charged: (total: string) => `Your card is charged ${total}, once.`,
  complete: 'Complete Purchase',
  processing: 'Processing…',
  loadingForm: 'Loading the card form…',
  formFailed: 'The card form could not be loaded. Please check your connection.',
  retry: 'Try Again',
  totalChanged: (total: string) =>
    `The total is now ${total}. Nothing was charged. Please reload the page to see what changed.`,
  opens: 'Then you get the PDF and how to sign it.',
  security: 'Your card details go straight to the payment provider. Coquina never sees them.',
  obstacles: 'You can pay after you take care of these:',
  openAnswers: (count: number) =>
    count === 1 ? '1 answer is missing or needs a change' : `${count} answers are missing or need a change`,
  openBlocks: (count: number) =>
    count === 1 ? '1 issue is holding up this document' : `${count} issues are holding up this document`,
  openWarnings: (count: number) =>
    count === 1 ? '1 notice has not been marked as read' : `${count} notices have not been marked as read`,
  lawLink: 'The law behind this document',
  unavailableTitle: 'Not for sale yet',
  unavailableText: 'This document cannot be bought yet.',
  unavailableKept: 'Your answers are saved. Nothing is charged.',
  setupTitle: 'Payment Setup Required',
  setupText: 'Card payment is not set up on this site yet. Your document is saved; nothing is lost.',
  goToDashboard: 'Go to Dashboard',
  paidTitle: 'Already paid',
  paidText: 'This document is paid. There is nothing more to pay.',
  paidIncomplete: 'Answer the remaining questions. Then you can download the PDF.',
  heldTitle: 'On hold',
  heldText:
    'The payment for this document is disputed at your bank. The PDF can be downloaded again once that is settled. You do not have to pay anything here in the meantime.',
  download: 'Download PDF',
} as const
