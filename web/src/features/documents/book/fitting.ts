import { knownOf } from '@/api/people-book'
import type { Document, Fact, KnownEntry, PeopleBook } from '@/api/types'
import { fieldsOf, hasRecords } from '../facts/draft'

/** The known value as far as this fact asks for it: another document may ask for more of a person. */
export function fitting(fact: Fact, { value }: KnownEntry): unknown {
  if (!hasRecords(fact.type)) return value
  const fields = fieldsOf(fact).map(({ id }) => id)
  const kept = (record: unknown) =>
    Object.fromEntries(Object.entries(Object(record) as object).filter(([id]) => fields.includes(id)))
  return Array.isArray(value) ? value.map(kept) : kept(value)
}

/** What another document says of a fact, as far as this one asks for it. */
export function fittedKnown(book: PeopleBook | undefined, document: Document, fact: Fact): unknown {
  const known = knownOf(book, document, fact.book)
  return known && fitting(fact, known)
}
