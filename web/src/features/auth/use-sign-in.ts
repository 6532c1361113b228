import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { isPersonal } from '@/api/personal'
import { endPostLogout, saveToken } from '@/api/token'
import type { PasskeyProof, Session } from '@/api/types'
import { askForPasskey, type Credential } from '@/lib/passkeys'
import { userQuery } from './queries'

export type Credentials = { email: string; password: string; firstName: string; lastName: string }
export type Mode = 'sign-in' | 'create'

type BeforeShown = () => Promise<void>

function ask(mode: Mode, { email, password, firstName, lastName }: Credentials): Promise<Session> {
  if (mode === 'sign-in') return dataOf(api.POST('/api/auth/login', { body: { email, password } }))
  const names = { ...(firstName && { firstName }), ...(lastName && { lastName }) }
  return dataOf(api.POST('/api/auth/register', { body: { email, password, ...names } }))
}

/** Signs in or creates an account, and keeps the token. `beforeShown` runs while the page still shows the form. */
export const useSignIn = (mode: Mode, beforeShown: BeforeShown) =>
  useOpenSession((credentials: Credentials) => ask(mode, credentials), beforeShown)

/** The second step of a sign-in with a browser that the account does not know: the code from the mail. */
export const useEnterCode = (beforeShown: BeforeShown) =>
  useOpenSession(
    (body: { challenge: string; code: string }) => dataOf(api.POST('/api/auth/login/code', { body })),
    beforeShown,
  )

/** Signs in with a passkey: with the one that was chosen already, or with the one that the browser asks for. */
export const usePasskeySignIn = (beforeShown: BeforeShown) =>
  useOpenSession(async (chosen: PasskeyProof | undefined) => {
    const body = chosen ?? (await provePasskey(askForPasskey))
    return dataOf(api.POST('/api/auth/passkey', { body }))
  }, beforeShown)

/** Has the server ask for a passkey, and the browser answer. */
export async function provePasskey(answer: (options: object) => Promise<Credential>): Promise<PasskeyProof> {
  const { challenge, publicKey } = await dataOf(api.POST('/api/auth/passkey/options'))
  return { challenge, credential: await answer(publicKey) }
}

function useOpenSession<Sent>(open: (sent: Sent) => Promise<Session>, beforeShown: BeforeShown) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (sent: Sent) => {
      const session = await open(sent)
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
