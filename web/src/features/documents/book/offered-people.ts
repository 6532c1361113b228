import { useQuery } from '@tanstack/react-query'
import { offeredQuery } from '@/api/people-book'
import type { Document, Fact, KnownPerson, PeopleBook, Question } from '@/api/types'
import { copy } from '@/copy'
import { fieldsOf } from '../facts/draft'

/** More would be a list to search, and no shorter way. */
const MOST_PEOPLE = 4

/** Whom other documents appoint, but for those who are named here already. */
export function useOfferedPeople(
  document: Document,
  isAsked: boolean,
  named: readonly unknown[] = [],
): KnownPerson[] {
  const { data: book } = useQuery({ ...offeredQuery, enabled: isAsked })
  if (!isAsked) return []
  return peopleOf(book, document)
    .filter(({ name }) => !named.includes(name))
    .slice(0, MOST_PEOPLE)
}

/** Each once: as the document has it that says most. */
function peopleOf(book: PeopleBook | undefined, document: Document): KnownPerson[] {
  const others = (book?.people ?? []).filter((person) => person.document !== document.id)
  const fullest = others.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)
  const names = fullest.map(({ name }) => name)
  return fullest.filter(({ name }, at) => names.indexOf(name) === at)
}

/** Whether a person’s name answers a question. The contract does not say so; the ids of such questions do. */
export const asksForPerson = ({ id, type, book }: Pick<Question, 'id' | 'type' | 'book'>): boolean =>
  type === 'text' && !book && id.endsWith('Name')

/** Whether a fact is a list of people of whom the book has no list of its own. */
export const listsPeople = ({ type, book }: Fact): boolean =>
  !book && (type === 'people' || type === 'shares')

/** What someone is, and in which document. */
export const roleOf = ({ role, documentName }: KnownPerson): string =>
  copy.peopleBook.role(role, documentName)

/** The parts of a person are called as the fields that ask for them. */
export function valueOf(fact: Fact, person: KnownPerson): unknown {
  if (fact.type === 'name') return person.name
  const asked = fieldsOf(fact).map(({ id }) => id)
  return Object.fromEntries(Object.entries(person).filter(([part]) => asked.includes(part)))
}
