export const howWeKnow = {
  title: 'How we know this is right',
  lead: 'What we have checked, how, and what is still open.',
  link: 'How we know this is right',
  doneTitle: 'What is checked',
  assembled: (combinations: string, documents: string) =>
    `A program that is part of our tests makes every combination of choices in the six documents: ${combinations} combinations, ${documents} documents. It checks that each one is whole: nothing left out, every answer printed, a line for everyone who signs.`,
  failing: (count: number) => (count === 0 ? 'None of them fails.' : `${count} of them fail.`),
  blocked: (count: string) =>
    `In ${count} of them the answers would make the document ineffective by law. You can read such a document, with the reason, but you cannot buy it.`,
  lawAsOf: (day: string) =>
    `The clauses state Florida law as read on ${day}. Each clause names the sections it is based on.`,
  openTitle: 'What is not checked yet',
  noLawyer:
    'No lawyer has read the documents yet. A program can show that a document is whole. It cannot show that a court will accept it.',
  sources: (count: number) =>
    `${count} of the sources that clauses and notes are based on are still to be checked by a lawyer. The law page of each document marks them.`,
  law: 'See every clause and its sources',
  caption: 'What the program counts, by document',
  columns: {
    name: 'Document',
    questions: 'Questions',
    clauses: 'Clauses',
    findings: 'Checks of the law',
    documents: 'Documents made',
    failing: 'Failing',
  },
  /** On a phone. */
  inLine: { documents: 'made', failing: 'failing' },
} as const
