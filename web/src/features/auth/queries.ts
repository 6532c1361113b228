import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { hasStatus } from '@/api/errors'
import { endPostLogout, forgetCookie, forgetToken, isPostLogout, mayBeSignedIn, readToken } from '@/api/token'
import type { User } from '@/api/types'

/** Who is signed in; null for no one. */
export const userQuery = queryOptions({
  queryKey: ['auth', 'user'],
  // Asked for with each load of the site and never taken for fresh; moving between pages does not ask again.
  staleTime: 0,
  refetchOnMount: false,
  queryFn: ({ signal }) => (mayBeSignedIn() ? findUser(signal) : null),
  // A visitor sees the page at once.
  initialData: () => (mayBeSignedIn() ? undefined : null),
})

/** A token that the server no longer knows says nothing about a cookie, so it is asked once more without. */
async function findUser(signal: AbortSignal): Promise<User | null> {
  const token = readToken()
  const user = (await askWho(signal)) ?? (token === null ? null : await askWithout(token, signal))
  if (user) endPostLogout()
  // After a sign-out the server is asked not to look at the cookie: its answer says nothing about it.
  else if (!isPostLogout()) forgetCookie()
  return user
}

function askWithout(token: string, signal: AbortSignal): Promise<User | null> {
  // Another tab may have signed in meanwhile.
  if (readToken() === token) forgetToken()
  return askWho(signal)
}

async function askWho(signal: AbortSignal): Promise<User | null> {
  try {
    return await dataOf(api.GET('/api/auth/user', { signal }))
  } catch (error) {
    if (!hasStatus(error, 401)) throw error
    return null
  }
}

type Visitor = { state: 'loading' | 'out'; user: null } | { state: 'in'; user: User }

/** The visitor. A failure to find out counts as signed out. */
export function useVisitor(): Visitor {
  const { data, isPending } = useQuery(userQuery)
  if (isPending) return { state: 'loading', user: null }
  return data ? { state: 'in', user: data } : { state: 'out', user: null }
}

export const displayName = (user: User): string => user.firstName || user.email

export const fullName = (user: User): string =>
  [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email
