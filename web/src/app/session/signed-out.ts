import type { QueryClient } from '@tanstack/react-query'
import { isPersonal } from '@/api/personal'
import { endPostLogout, forgetToken, isPostLogout } from '@/api/token'
import { copy } from '@/copy'
import { userQuery } from '@/features/auth/queries'
import { rememberAfterSignIn, type AfterSignIn } from '@/lib/after-sign-in'
import { openAddress } from '@/lib/open-address'
import { paths } from '@/lib/paths'
import { isSigningOut } from '@/lib/sign-out'
import { toast } from '@/ui/toast-store'

const REDIRECT_MS = 500
const LANDING_REDIRECT_MS = 1000
let leaving = false

/** How the browser gets to the sign-in page: by the server, which knows other ways to sign in, or inside the site. */
export type WayToSignIn = (client: QueryClient) => void

/** By the server. It sends people on to the sign-in page when there is no other way to sign in. */
export const byServer = (): void => openAddress(paths.serverLogin())

/** Inside the site, with everything forgotten that is known of the person. */
export const bySite =
  (navigate: (path: string) => Promise<void>): WayToSignIn =>
  (client) => {
    client.removeQueries({ predicate: isPersonal })
    client.setQueryData(userQuery.queryKey, null)
    void navigate(paths.auth())
  }

/**
 * A call found the session gone: says so, and leads to the sign-in and from there back. Whoever is signing out has ended
 * it and is not signed in again.
 */
export function leaveSignedOut(client: QueryClient, go: WayToSignIn): void {
  const isOut = isPostLogout() && !client.getQueryData(userQuery.queryKey)
  if (isOut || isSigningOut()) return
  const { pathname, search } = window.location
  leave({
    title: copy.signedOut.unauthorized,
    text: copy.signedOut.unauthorizedText,
    delay: REDIRECT_MS,
    afterSignIn: { kind: 'return', path: pathname + search },
    go: () => go(client),
  })
}

/** The same for a document that was chosen on the landing page and could not be created. */
export function askToLogIn(type: string): void {
  leave({
    title: copy.signedOut.authenticationRequired,
    text: copy.signedOut.authenticationRequiredText,
    delay: LANDING_REDIRECT_MS,
    afterSignIn: { kind: 'start', type },
    go: byServer,
  })
}

type Leaving = { title: string; text: string; delay: number; afterSignIn: AfterSignIn; go: () => void }

/** Several calls may find the session gone: it is said once. */
function leave({ title, text, delay, afterSignIn, go }: Leaving): void {
  if (leaving) return
  leaving = true
  toast({ tone: 'destructive', title, text })
  setTimeout(() => {
    leaving = false
    rememberAfterSignIn(afterSignIn)
    forgetToken()
    endPostLogout()
    go()
  }, delay)
}
