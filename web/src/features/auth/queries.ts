import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { hasStatus } from '@/api/errors'
import { endPostLogout, expectNoCookie, mayBeSignedIn } from '@/api/token'
import type { User } from '@/api/types'

/** Who is signed in; null for nobody. */
export const userQuery = queryOptions({
  queryKey: ['auth', 'user'],
  // Asked for with each load of the site and never taken for fresh; moving between pages does not ask again.
  staleTime: 0,
  refetchOnMount: false,
  queryFn: async ({ signal }): Promise<User | null> => {
    if (!mayBeSignedIn()) return null
    try {
      const user = await dataOf(api.GET('/api/auth/user', { signal }))
      endPostLogout()
      return user
    } catch (error) {
      if (!hasStatus(error, 401)) throw error
      expectNoCookie()
      return null
    }
  },
  // A visitor sees the page at once.
  initialData: () => (mayBeSignedIn() ? undefined : null),
})

export type Visitor = { state: 'loading' | 'out'; user: null } | { state: 'in'; user: User }

/** The visitor. A failure to find out counts as signed out. */
export function useVisitor(): Visitor {
  const { data, isPending } = useQuery(userQuery)
  if (isPending) return { state: 'loading', user: null }
  return data ? { state: 'in', user: data } : { state: 'out', user: null }
}

export const displayName = (user: User): string => user.firstName || user.email

export const fullName = (user: User): string =>
  [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email
