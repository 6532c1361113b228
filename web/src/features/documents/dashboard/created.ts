import type { Document } from '@/api/types'
import { tellingDate } from '@/lib/dates'
import { titleOf } from '../title'

/** When a document was made, so that it can be told from others of its name. */
export function createdOf(document: Document, documents: Document[]): string {
  const { id, createdAt } = document
  const others = documents.filter((other) => titleOf(other) === titleOf(document) && other.id !== id)
  return tellingDate(
    createdAt,
    others.map((other) => other.createdAt),
  )
}
