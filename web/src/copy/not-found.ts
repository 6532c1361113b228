/** The ways on from an address that has no page: few come here, so it comes with that page. */
export const notFound = {
  meant: 'Did you mean this page?',
  ways: 'Where you can go on',
  documents: { name: 'Documents and prices', text: 'The six documents, what each covers and what it costs.' },
  papers: { name: 'My documents', text: 'What you have started and what you have bought.' },
  laws: { name: 'The law behind the documents', text: 'What each clause means, and what it is based on.' },
  lawOf: (name: string) => `${name}: the law behind it`,
  counties: { name: 'Divorce requirements by county', text: 'Fees and forms in each of the 67 counties.' },
  howItWorks: { name: 'How It Works', text: 'Four steps, and the questions that people ask.' },
  support: { name: 'Support', text: 'Write to us about your account, a payment or how the site works.' },
  account: 'Your account',
  preview: 'Try Legal AI Free',
} as const
