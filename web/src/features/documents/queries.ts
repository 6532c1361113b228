import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { readDocument } from '@/api/document'
import type { Document } from '@/api/types'

export const documentsQuery = queryOptions({
  queryKey: ['documents', 'list'],
  queryFn: async ({ signal }): Promise<Document[]> =>
    (await dataOf(api.GET('/api/documents', { signal }))).map(readDocument),
})

export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: ['documents', 'one', id],
    queryFn: async ({ signal }): Promise<Document> =>
      readDocument(await dataOf(api.GET('/api/documents/{id}', { params: { path: { id } }, signal }))),
  })

/** Of all the versions of a document. */
export const previewsKey = (id: number) => ['documents', 'preview', id]

/** How a version of a document reads. Another version is another paper, so nothing has to be dropped by hand. */
export const previewQuery = ({ id, version }: Pick<Document, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...previewsKey(id), version],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/documents/{id}/preview', { params: { path: { id } }, signal })),
  })

/** Puts a changed document in the place of the old one. */
export function replaceDocument(client: QueryClient, document: Document): void {
  client.setQueryData(documentQuery(document.id).queryKey, document)
  void client.invalidateQueries({ queryKey: documentsQuery.queryKey })
}

/** Reads a document again, because the server has changed it. What is shown stays until the new copy is there. */
export async function refreshDocument(client: QueryClient, id: number): Promise<void> {
  void client.invalidateQueries({ queryKey: documentsQuery.queryKey })
  await client.invalidateQueries({ queryKey: documentQuery(id).queryKey })
}
