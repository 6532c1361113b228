import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import type { Account } from '@/api/types'

/** The account, and where its owner is signed in. That changes elsewhere, so it is asked for with each visit of its page. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  staleTime: 0,
  queryFn: ({ signal }): Promise<Account> => dataOf(api.GET('/api/account', { signal })),
})

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  staleTime: 0,
  queryFn: async ({ signal }) => (await dataOf(api.GET('/api/account/passkeys', { signal }))).passkeys,
})

/** What has happened to the account, the newest first. */
export const activityQuery = infiniteQueryOptions({
  queryKey: ['account', 'activity'],
  staleTime: 0,
  initialPageParam: '',
  queryFn: ({ signal, pageParam: cursor }) =>
    dataOf(api.GET('/api/account/activity', { params: { query: cursor ? { cursor } : {} }, signal })),
  getNextPageParam: ({ next }) => next,
})
