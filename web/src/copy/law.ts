import { counted } from './counted'

export const law = {
  indexTitle: 'The law behind the documents',
  indexLead:
    'For each document: the clauses, the Florida statutes and rules they are based on, and what has not been verified.',
  title: (name: string) => `The law behind the ${name}`,
  description: (name: string) =>
    `Every clause of the Coquina ${name}: what it means, when it is printed, and which Florida law it is based on.`,
  back: 'All documents',
  lead: 'Every clause in order: what it means, when it is printed, and what it is based on. Next to each source you see how it was checked.',
  legend:
    '“Seen in our research” means that we read a copy of the text or, where the list below says so, only a summary of it. A source that is “to be checked by a lawyer” is cited from general knowledge. The line of its clause says so.',
  filter: 'Find a clause',
  filterHint: 'By a word of it, or by a section: 732.502',
  filtered: (found: number, all: number) => `${found} of ${counted(all, 'clause')}`,
  toCheck: (count: number) => `${count} to be checked`,
  sources: 'Sources',
  checked: 'seen in our research',
  unchecked: 'to be checked by a lawyer',
  unverifiedTitle: 'What was not verified',
  unverifiedCount: (count: number) => counted(count, 'point'),
  otherTitles: (count: number) => `${counted(count, 'other title')}, depending on the answers`,
  clauseCount: (count: number) => counted(count, 'clause'),
  contents: 'On this page',
  instrumentWhen: (when: string) => `Part of the packet when ${when}.`,
  packetWhen: 'When it is part of the packet',
  printedWhen: 'When it is printed',
  allOf: 'All of these have to be true:',
  oneOf: 'One of these:',
  when: (when: string) => `Printed when ${when}.`,
  always: 'Always printed.',
  findingsTitle: 'What answers are checked for',
  findingsLead: 'These notes appear when an answer calls for them. They are information, not advice.',
  levels: {
    block: 'What stops a document until an answer is changed',
    warn: 'What must be marked as read before you pay',
    info: 'What is good to know',
  },
  count: (count: number) => counted(count, 'note'),
  noAdvice:
    'This is general information about Florida law, not legal advice. A Florida lawyer can say what applies to you.',
} as const
