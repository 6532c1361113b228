import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import type { Document } from '@/api/types'

const key = (id: number) => ['documents', 'versions', id]

/** The versions of a document that were downloaded, and how it stands to them. */
export const versionsQuery = ({ id, version }: Pick<Document, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...key(id), version],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/documents/{id}/versions', { params: { path: { id } }, signal })),
  })

/** What differs between a version and another one, or the document as it stands now. */
export const changesQuery = (
  { id, version }: Pick<Document, 'id' | 'version'>,
  number: number,
  other: string,
) =>
  queryOptions({
    queryKey: [...key(id), version, number, other],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/documents/{id}/versions/{number}/changes', {
          params: { path: { id, number }, query: { with: other } },
          signal,
        }),
      ),
  })

/** A download may have made a version. */
export const refreshVersions = (client: QueryClient, id: number): Promise<void> =>
  client.invalidateQueries({ queryKey: key(id) })
