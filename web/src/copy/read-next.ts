/** What comes after a page that is read: the step that it leads to, and what is like it. */
export const readNext = {
  prepare: (name: string) => `Prepare your ${name}`,
  prepareText: (price: string) =>
    `Your answers become the document: ${price}, a one-time fee. You get the PDF and the steps for signing it.`,
  start: 'Get Started',
  startOf: (name: string) => `Get Started: ${name}`,
  related: 'Related',
  lawOf: (name: string) => `The law behind the ${name}`,
  counties: 'Divorce requirements by county',
  laws: 'The law behind the documents',
  begin: 'Begin your own document',
  beginText: 'Six Florida documents. Each shows what it covers and what it costs.',
  documents: 'See documents and prices',
  print: 'Print this page',
  questions: 'Questions about this page?',
  questionsText: 'Write to us. We answer by email, usually within 24 hours. We cannot give legal advice.',
  contact: 'Contact us',
} as const
