export const about = {
  title: 'About',
  description: 'What Coquina is, what it is not, and what each of its six Florida documents costs.',
  heading: 'About Coquina',
  lead: 'Coquina is the shell-stone of the Florida coast: many small pieces, set solid. The site is built the same way, one plain question at a time.',
  parts: [
    {
      title: 'What it is',
      text: [
        'Coquina is for people in Florida who want to prepare a legal document on their own. An assistant asks the questions, or you fill out a form. The document is made of fixed clauses and your own answers.',
        'For each clause you can read what it means, which statute or rule it is based on, and how that source was checked.',
      ],
    },
    {
      title: 'What it is not',
      text: [
        'Coquina is not a law firm and does not give legal advice. Using it does not create an attorney-client relationship, and the provider is not your attorney. It is AI-powered document assistance only.',
        'For complex matters, a qualified attorney is recommended.',
      ],
    },
    {
      title: 'What AI does here',
      text: [
        'AI asks and explains. It does not write into your document: the same answers make the same document, whether you gave them in the chat or in the form.',
      ],
    },
  ],
  pricesTitle: 'What the documents cost',
  pricesLead: (fee: string) =>
    `A one-time fee for each document, plus a ${fee} processing fee if you pay after reading it. Nothing renews.`,
  document: 'Document',
  price: 'Price',
  how: 'How it works',
  law: 'The law behind the documents',
  contact: 'Contact us',
} as const
