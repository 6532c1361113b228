import type { Document, DocumentType } from '@/api/types'
import { entriesOf, placeOf, wordsAt, type Entry } from './entries'
import { namesIn, stands, type Words } from './names-in'
import type { Past, PastWords } from '../saving/past-words'

/** A name that was changed or taken out in one place and still stands in others. */
export type OldName = {
  name: string
  /** The question or detail where it no longer stands. */
  from: string
  /** Those where it still does. */
  places: string[]
}

export function oldNames(type: DocumentType, document: Document, { past, kept }: PastWords): OldName[] {
  const entries = entriesOf(type, document)
  const known = entries.flatMap(({ words }) => words.filter(({ isName }) => isName).flatMap(namesIn))
  const hasName = (words: Words[], name: string) => words.some((each) => stands(each, name, known))
  const wordsIn = ({ id, value }: Past) =>
    wordsAt(type, { answers: { [id]: value as string }, facts: { [id]: value } }, id)

  /** A name that was written there only lately is meant. */
  const isOld = ({ id }: Entry, name: string) => {
    const last = past.findLast((each) => placeOf(type, each.id) === id)
    return last === undefined || hasName(wordsIn(last), name)
  }
  const found = past.flatMap((each): OldName[] => {
    const from = placeOf(type, each.id)
    const before = wordsIn(each)
    const now = entries.find(({ id }) => id === from)?.words ?? []
    const names = [...before.flatMap(namesIn), ...known.filter((name) => hasName(before, name))]
    return names
      .filter((name) => !kept.includes(name) && !hasName(now, name))
      .map((name) => {
        const others = entries.filter((entry) => entry.id !== from && hasName(entry.words, name))
        return { name, from, places: others.filter((entry) => isOld(entry, name)).map(({ id }) => id) }
      })
  })
  return eachOnce(found.filter(({ places }) => places.length > 0))
}

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
