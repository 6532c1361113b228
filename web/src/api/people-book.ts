import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from './client'
import type { Document, KnownEntry, PeopleBook } from './types'

export const peopleBookQuery = queryOptions({
  queryKey: ['account', 'people-book'],
  staleTime: 0,
  queryFn: ({ signal }): Promise<PeopleBook> => dataOf(api.GET('/api/account/people-book', { signal })),
})

const NOTHING: PeopleBook = { on: false, entries: [], people: [] }

/** What is offered beside a question. A book that cannot be read offers nothing, and is in nobody's way. */
export const offeredQuery = queryOptions({
  queryKey: ['account', 'people-book', 'offered'],
  staleTime: 0,
  retry: false,
  queryFn: ({ signal }): Promise<PeopleBook> =>
    dataOf(api.GET('/api/account/people-book', { signal })).catch(() => NOTHING),
})

/** What another document says of a question or a fact. */
export function knownOf(
  book: PeopleBook | undefined,
  document: Pick<Document, 'id'>,
  entry: string | null | undefined,
): KnownEntry | undefined {
  return book?.entries.find(({ id, document: source }) => id === entry && source !== document.id)
}
