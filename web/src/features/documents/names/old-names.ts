import type { Document, DocumentType } from '@/api/types'
import { entriesOf, knownNames, type Entry } from './entries'
import { stands, type Words } from './names-in'
import type { PastNames } from './past-names'

/** A name that was changed or taken out in one place and still stands in others. */
export type OldName = {
  name: string
  /** The question or detail where it no longer stands. */
  from: string
  /** Those where it still does. */
  places: string[]
}

export function oldNames(type: DocumentType, document: Document, { past, kept }: PastNames): OldName[] {
  const entries = entriesOf(type, document)
  const known = knownNames(entries)
  const hasName = (words: Words[], name: string) => words.some((each) => stands(each, name, known))

  /** A name that was written there only lately is meant. */
  const isOld = ({ id }: Entry, name: string) => {
    const last = past.findLast((each) => each.id === id)
    return last === undefined || [...last.names, ...last.prose].some((each) => isSame(each, name))
  }
  const found = past.flatMap(({ id: from, names }): OldName[] => {
    const now = entries.find(({ id }) => id === from)?.words ?? []
    return names
      .filter((name) => !kept.includes(name) && !hasName(now, name))
      .map((name) => {
        const others = entries.filter((entry) => entry.id !== from && hasName(entry.words, name))
        return { name, from, places: others.filter((entry) => isOld(entry, name)).map(({ id }) => id) }
      })
  })
  return eachOnce(found.filter(({ places }) => places.length > 0))
}

const isSame = (one: string, other: string): boolean => stands({ text: one, isName: true }, other)

/** Each name as it was changed last; what is only a part of another one that stands in the same places is not said again. */
const eachOnce = (found: OldName[]): OldName[] =>
  found.filter(
    ({ name, places }, at) =>
      !found.some(
        (other, index) =>
          (other.name === name && index > at) ||
          (other.name !== name &&
            other.name.endsWith(name) &&
            places.every((id) => other.places.includes(id))),
      ),
  )
