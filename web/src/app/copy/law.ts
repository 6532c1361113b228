export const law = {
  indexTitle: 'The law behind the documents',
  indexLead:
    'For each document: the clauses, the Florida statutes and rules they rest on, and what has not been verified.',
  title: (name: string) => `The law behind the ${name}`,
  description: (name: string) =>
    `Every clause of the Coquina ${name}: what it means, when it is printed, and which Florida law it rests on.`,
  back: 'All documents',
  lead: 'Every clause in its order: what it means, when it is printed, and what it rests on. Beside each source stands how far it was checked.',
  legend:
    '“Seen in our research” means that a copy of the text was read, or, where the list below says so, only a summary of it. “To be checked by a lawyer” means that the source is cited from general knowledge.',
  sources: 'Sources',
  checked: 'seen in our research',
  unchecked: 'to be checked by a lawyer',
  unverifiedTitle: 'What was not verified',
  otherTitles: (titles: string[]) => `Depending on the answers, it is titled: ${titles.join('; ')}.`,
  instrumentWhen: (when: string) => `Part of the packet when ${when}.`,
  when: (when: string) => `Printed when ${when}.`,
  always: 'Always printed.',
  findingsTitle: 'What answers are checked for',
  findingsLead: 'These notes appear when an answer gives reason for them. They are information, not advice.',
  levels: {
    block: 'What stops a document until an answer is changed',
    warn: 'What has to be ticked as read before the payment',
    info: 'What is good to know',
  },
  noAdvice:
    'This is general information about Florida law, not legal advice. A Florida lawyer can say what applies to you.',
} as const
