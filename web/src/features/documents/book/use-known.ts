import { useQuery } from '@tanstack/react-query'
import { knownOf, offeredQuery } from '@/api/people-book'
import type { Document, KnownEntry } from '@/api/types'

/** What another document says of a question or a fact, as soon as that is known. */
export function useKnown(
  document: Document,
  asked: { book?: string | null | undefined } | undefined,
): KnownEntry | undefined {
  const { data: book } = useQuery({ ...offeredQuery, enabled: Boolean(asked?.book) })
  return knownOf(book, document, asked?.book)
}
