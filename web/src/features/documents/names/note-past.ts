import type { QueryClient } from '@tanstack/react-query'
import { knownDocumentType } from '@/api/document-types'
import type { Document, DocumentType } from '@/api/types'
import { entriesOf, knownNames, placeOf, wordsAt } from './entries'
import { namesIn, stands } from './names-in'
import { keepPast, parsePastNames, storedPastNames, type Past } from './past-names'

/** Takes note of the names that a change has written over. */
export function notePast(client: QueryClient, before: Document, after: Document): void {
  const type = knownDocumentType(client, after.type)
  if (type) keepPast(before.id, pastOf(type, before, after))
}

export function pastOf(type: DocumentType, before: Document, after: Document): Past[] {
  const ids = [...changed(before.answers, after.answers), ...changed(before.facts, after.facts)]
  const places = [...new Set(ids.map((id) => placeOf(type, id)))]
  return places.flatMap((id) => pastAt(type, before, id))
}

const changed = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(before).filter((id) => JSON.stringify(before[id]) !== JSON.stringify(after[id]))

function pastAt(type: DocumentType, before: Document, id: string): Past[] {
  const words = wordsAt(type, before, id)
  if (words.length === 0) return []
  const known = knownNames(entriesOf(type, before))
  const old = parsePastNames(storedPastNames(before.id)).past.flatMap(({ names }) => names)
  const prose = words.filter(({ isName }) => !isName)
  const inProse = [...new Set([...known, ...old])].filter((name) =>
    prose.some((each) => stands(each, name, known)),
  )
  return [{ id, names: words.filter(({ isName }) => isName).flatMap(namesIn), prose: inProse }]
}
