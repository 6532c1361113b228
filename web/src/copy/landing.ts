export const landing = {
  title: 'Florida legal documents',
  description:
    'Prepare a Florida will, marital agreement, divorce, power of attorney or healthcare directive yourself: plain questions, a full draft before you pay, one price.',
  place: 'For people who live in Florida',
  heading: 'Florida legal documents, one question at a time',
  lead: 'Choose a document, answer plain questions, and read the whole document before you pay. Then download the PDF, with instructions for signing it.',
  start: 'Start Your Document',
  tryChat: 'Try Legal AI Free',
  price: (least: string) =>
    `From ${least} in total, paid after you read the document. A notary or court may charge a fee.`,
  note: 'Coquina is not a law firm and does not give legal advice.',
  live: {
    label: 'Type your name and see it in the will',
    hint: 'It stays on this page. Nothing is saved or sent.',
    placeholder: 'Your full name',
    nobody: 'Your Name',
    mark: 'Sample',
    title: 'Last Will and Testament',
    subject: 'of',
    before: 'I, ',
    after:
      ', a resident of the State of Florida, declare that this is my will. I am at least 18 years of age and of sound mind, and I make this will of my own free choice.',
    heading: 'Article I. Revocation of Earlier Wills',
    clause: 'I revoke every will and codicil that I made before this will.',
    why: 'Why this clause?',
    meaning: 'Cancels every earlier will, so that this will is the only one. It is based on s. 732.505.',
    signature: 'Signature of',
  },
  claimsLabel: 'What Coquina says about itself',
  gridTitle: 'Choose your document',
  gridLead: 'You buy each one once. Nothing renews.',
} as const
