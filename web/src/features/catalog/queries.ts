import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import type { CountyExample } from '@/api/types'

export { documentTypeQuery, documentTypesQuery } from '@/api/document-types'

export const lawQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'law', slug],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/catalog/document-types/{id}/law', { params: { path: { id: slug } }, signal })),
  })

export const countiesQuery = queryOptions({
  queryKey: ['catalog', 'counties'],
  queryFn: ({ signal }) => dataOf(api.GET('/api/catalog/counties', { signal })),
})

export const siteCopyQuery = queryOptions({
  queryKey: ['catalog', 'copy'],
  queryFn: ({ signal }) => dataOf(api.GET('/api/catalog/copy', { signal })),
})

export const bundlesQuery = queryOptions({
  queryKey: ['catalog', 'bundles'],
  queryFn: ({ signal }) => dataOf(api.GET('/api/catalog/bundles', { signal })),
})

export const countyExampleQuery = (countyId: string) =>
  queryOptions({
    queryKey: ['catalog', 'county-example', countyId],
    queryFn: ({ signal }): Promise<CountyExample> =>
      dataOf(api.GET('/api/test/county-divorce/{countyId}', { params: { path: { countyId } }, signal })),
  })
