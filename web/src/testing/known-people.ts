import type { KnownPerson, Question } from '@/api/types'
import { questions } from './samples'

export const eva: KnownPerson = {
  name: 'Eva Diaz',
  role: 'Agent',
  relationship: 'Sister',
  address: { street: '9 Bay Street', city: 'Tampa', state: 'FL', zip: '33602' },
  document: 3,
  documentName: 'Power of Attorney',
}
export const sam: KnownPerson = { ...eva, name: 'Sam Diaz', role: 'Backup agent' }

/** A book that is on and knows these people. */
export const bookOf = (...people: KnownPerson[]) => ({
  'GET /api/account/people-book': () => ({ body: { on: true, entries: [], people } }),
})

const [first] = questions

/** A question that a person's name answers, after the others. */
export const withExecutor: Question[] = [
  ...questions,
  ...(first ? [{ ...first, id: 'executorName', text: 'Who should be your executor?' }] : []),
]
