import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from './client'

export const documentTypesQuery = queryOptions({
  queryKey: ['catalog', 'document-types'],
  queryFn: ({ signal }) => dataOf(api.GET('/api/catalog/document-types', { signal })),
})
