export const howWeKnow = {
  title: 'How we know this is right',
  lead: 'What we have checked, how, and what is still open.',
  link: 'How we know this is right',
  doneTitle: 'What is checked',
  combinations: 'combinations of choices in the six documents',
  made: 'documents made of them and checked',
  failing: 'documents that fail a check',
  toCheck: 'sources still to be checked by a lawyer',
  assembled:
    'A program that is part of our tests makes a document of every combination of choices. It checks that each one is whole: nothing left out, every answer printed, a line for everyone who signs.',
  blocked: (count: string) =>
    `In ${count} of the documents the answers would make the document ineffective by law. You can read such a document, with the reason, but you cannot buy it.`,
  lawAsOf: (day: string) =>
    `The clauses state Florida law as read on ${day}. Each clause names the sections it is based on.`,
  openTitle: 'What is not checked yet',
  noLawyer:
    'No lawyer has read the documents yet. A program can show that a document is whole. It cannot show that a court will accept it.',
  sources: 'The law page of each document marks each source that is still to be checked by a lawyer.',
  law: 'See every clause and its sources',
  caption: 'What the program counts, by document',
  columns: {
    name: 'Document',
    questions: 'Questions',
    clauses: 'Clauses',
    findings: 'Checks of the law',
    documents: 'Documents made',
  },
  /** On a phone. */
  inLine: { clauses: 'clauses', documents: 'documents made' },
} as const
