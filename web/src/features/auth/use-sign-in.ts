import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { isPersonal } from '@/api/personal'
import { endPostLogout, saveToken } from '@/api/token'
import type { Session } from '@/api/types'
import { userQuery } from './queries'

export type Credentials = { email: string; password: string; firstName: string; lastName: string }
export type Mode = 'sign-in' | 'create'

function ask(mode: Mode, { email, password, firstName, lastName }: Credentials): Promise<Session> {
  if (mode === 'sign-in') return dataOf(api.POST('/api/auth/login', { body: { email, password } }))
  const names = { ...(firstName && { firstName }), ...(lastName && { lastName }) }
  return dataOf(api.POST('/api/auth/register', { body: { email, password, ...names } }))
}

/** Signs in or creates an account, and keeps the token. `beforeShown` runs while the page still shows the form. */
export function useSignIn(mode: Mode, beforeShown: () => Promise<void>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const session = await ask(mode, credentials)
      saveToken(session.token)
      endPostLogout()
      // Whatever another person left in memory goes.
      client.removeQueries({ predicate: isPersonal })
      await beforeShown()
      return session
    },
    onSuccess: ({ user }) => client.setQueryData(userQuery.queryKey, user),
  })
}
