import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, dataOf } from './client'
import { ApiError } from './errors'
import type { DocumentType } from './types'

export const documentTypesQuery = queryOptions({
  queryKey: ['catalog', 'document-types'],
  queryFn: ({ signal }) => dataOf(api.GET('/api/catalog/document-types', { signal })),
})

const keyOf = (id: string) => ['catalog', 'document-type', id]

/**
 * One type alone: all of them, with their details, are some fifty kilobytes, which a question would wait for. What the list has
 * brought is not asked for again. Nothing where the catalogue has no such type.
 */
export const documentTypeQuery = (client: QueryClient, id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<DocumentType | null> => {
      try {
        return await dataOf(api.GET('/api/catalog/document-types/{id}', { params: { path: { id } }, signal }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    initialData: () => listed(client, id),
    initialDataUpdatedAt: () => client.getQueryState(documentTypesQuery.queryKey)?.dataUpdatedAt,
  })

const listed = (client: QueryClient, id: string): DocumentType | undefined =>
  client.getQueryData(documentTypesQuery.queryKey)?.find((type) => type.id === id)

/** A type that has been fetched, by itself or in the list. */
export const knownDocumentType = (client: QueryClient, id: string): DocumentType | undefined =>
  client.getQueryData<DocumentType | null>(keyOf(id)) ?? listed(client, id)
