/** The text of the terms, and how such a text is built. To be approved by a lawyer before launch. */

import { legal } from './legal'

/** A long part has a label before each group of its paragraphs. */
type Paragraph = string | [label: string, words: string]

export type LegalPart = { id: string; title: string; text: Paragraph[] }

export type LegalText = {
  title: string
  description: string
  /** What most people look for, in a line each. */
  inShort: string[]
  parts: LegalPart[]
}

const termsInShort = [
  'Coquina is software, not a law firm. It gives no legal advice.',
  'You pay once for a document or a bundle, by card. Nothing renews.',
  'You can read the whole document before you pay for it; a bundle or an attorney review is paid first.',
  'A document takes effect only when it is signed as the law requires.',
]

const termsParts: LegalPart[] = [
  {
    id: 'what-coquina-is',
    title: 'What Coquina is',
    text: [
      'Coquina is software that helps you prepare a Florida legal document yourself. You choose the document, you give the answers, and the software puts them into fixed clauses.',
      'Coquina is not a law firm. It does not give legal advice, does not tell you which document or which option is right for you, and does not represent you. Using it does not create an attorney-client relationship, and the provider is not your attorney. It is AI-powered document assistance only.',
      'For complex matters, a qualified attorney is recommended.',
    ],
  },
  {
    id: 'who-may-use-it',
    title: 'Who may use it',
    text: ['You must be at least 18 years old. The documents are made for people who live in Florida.'],
  },
  {
    id: 'your-account',
    title: 'Your account',
    text: [
      'Keep your password to yourself. Anyone who signs in with it can read, change and delete your documents.',
      'On your account page you can see where you are signed in and what has happened lately, add passkeys, sign out everywhere, download everything that is kept about you, and delete the account. Deleting it deletes its documents too, paid ones included.',
    ],
  },
  {
    id: 'your-answers',
    title: 'Your answers',
    text: [
      'You are responsible for what you write. What you write in your own words is printed as you gave it. Please read the whole document before you sign it.',
      'A document takes effect only when it is signed as the law requires. The cover sheet lists the steps. Courts, banks and others decide for themselves what they accept.',
    ],
  },
  {
    id: 'the-assistant',
    title: 'The assistant',
    text: [
      'The assistant is an AI. It can be wrong. It asks questions and explains words; what you answer plainly is noted as your answer, and you can undo it. Nothing else that it understands is part of your document until you confirm it.',
    ],
  },
  {
    id: 'price-and-payment',
    title: 'Price and payment',
    text: [
      'Each document is sold for a one-time fee, paid by card; bundles are sold for one price. The order summary shows the price, and the processing fee of $2.50 where there is one, before you pay. The price in the order summary is what is charged. Nothing renews.',
      'Court fees, service of process, a notary and recording are not included.',
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    text: ['All sales are final. There are no refunds except as required by law.'],
  },
  {
    id: 'support',
    title: 'Support',
    text: [
      'Messages to support and through the contact form are answered by email, usually within 24 hours. Support helps with the site. It cannot give legal advice.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    text: [
      'Laws change. Each document gives the date on which the law was read for its clauses; not all of it could be checked. Coquina does not update a document that you have downloaded.',
    ],
  },
]

export const terms: LegalText = {
  title: legal.termsTitle,
  description: 'The terms on which Coquina is used: what it is, who may use it, prices and payment.',
  inShort: termsInShort,
  parts: termsParts,
}
