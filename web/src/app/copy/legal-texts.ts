/** The text of the terms and the privacy page. To be approved by a lawyer before launch. */

export type LegalPart = { title: string; text: string[] }

export const terms: LegalPart[] = [
  {
    title: 'What Coquina is',
    text: [
      'Coquina is software with which you prepare a Florida legal document yourself. You choose the document, you give the answers, and the software sets them into fixed clauses.',
      'Coquina is not a law firm. It does not give legal advice, does not tell you which document or which option is right for you, and does not represent you. Using it does not create an attorney-client relationship. For complex matters, a qualified attorney is recommended.',
    ],
  },
  {
    title: 'Who may use it',
    text: ['You must be at least 18 years old. The documents are made for people who live in Florida.'],
  },
  {
    title: 'Your answers',
    text: [
      'You are responsible for what you write. What you write in your own words is printed as you typed it. Please read the whole document before you sign it.',
      'A document has its effect only when it is signed as the law requires. The cover sheet lists the steps.',
    ],
  },
  {
    title: 'Price and payment',
    text: [
      'Each document is sold for a one-time fee, paid by card. The order summary shows the price and the processing fee before you pay. Nothing renews.',
      'All sales are final. There are no refunds except as required by law.',
    ],
  },
  {
    title: 'Changes',
    text: [
      'Laws change. Each document says as of which day its clauses state the law. Coquina does not update a document that you have downloaded.',
    ],
  },
]

export const privacy: LegalPart[] = [
  {
    title: 'What is kept',
    text: [
      'Your email address, your name if you give it, and your password in a form from which it cannot be read back.',
      'Your documents: the answers, and when you changed them.',
      'The record that you acknowledged the nonlawyer disclosure: its text, your name and the time.',
      'What you write to support.',
    ],
  },
  {
    title: 'What is not kept',
    text: [
      'Card details. They go from your browser to the payment provider, Stripe, and never reach Coquina.',
      'Social Security numbers and full account numbers: the questions refuse them.',
    ],
  },
  {
    title: 'In your browser',
    text: [
      'A sign-in token is kept until you sign out. What you type and have not saved is kept in the tab until you close it. There are no advertising or tracking cookies.',
    ],
  },
  {
    title: 'Who sees it',
    text: ['Only you can open your documents. Your answers are not sold, and not used for advertising.'],
  },
  {
    title: 'Deleting',
    text: [
      'Deleting a document on the dashboard deletes its answers. To have your account deleted, write to support.',
    ],
  },
]
