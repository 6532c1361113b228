import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'

/** The links to a document's file that its owner has made. */
export const shareLinksQuery = (id: number) =>
  queryOptions({
    queryKey: ['documents', 'share-links', id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/documents/{id}/share-links', { params: { path: { id } }, signal })),
  })
