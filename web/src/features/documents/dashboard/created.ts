import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { floridaDayAndMinute, tellingDate } from '@/lib/dates'
import { titleOf } from '../title'

/** When a document was made, so that it can be told from others of its name. */
export function createdOf(document: Document, documents: Document[]): string {
  const twins = documents.filter((other) => titleOf(other) === titleOf(document) && other.id !== document.id)
  const moments = twins.map(({ createdAt }) => createdAt)
  const created = tellingDate(document.createdAt, moments)
  const alike = [document, ...twins.filter((twin) => minuteOf(twin) === minuteOf(document))]
  if (alike.length === 1) return created
  return copy.dashboard.twin(created, oldestFirst(alike).indexOf(document) + 1, alike.length)
}

const minuteOf = ({ createdAt }: Document): string => floridaDayAndMinute(createdAt)

const oldestFirst = (documents: Document[]): Document[] =>
  documents.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id - other.id)
