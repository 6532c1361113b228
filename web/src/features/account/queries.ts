import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'

/** The account, and where its owner is signed in. That changes elsewhere, so it is asked for with each visit of its page. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  staleTime: 0,
  queryFn: ({ signal }) => dataOf(api.GET('/api/account', { signal })),
})
