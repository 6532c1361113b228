import type { QueryClient } from '@tanstack/react-query'
import { endPostLogout, forgetToken } from '@/api/token'
import { userQuery } from '@/features/auth/queries'
import { rememberIntent } from '@/lib/intent'
import { toast } from '@/ui/toast-store'
import { copy } from './copy'
import { paths } from './paths'

const REDIRECT_MS = 500
let leaving = false

/** A call found the session gone: says so, and leads to the sign-in page and from there back. Once at a time. */
export function leaveSignedOut(client: QueryClient, navigate: (path: string) => Promise<void>): void {
  if (leaving) return
  leaving = true
  toast({ tone: 'destructive', title: copy.toasts.unauthorized, text: copy.toasts.unauthorizedText })
  setTimeout(() => {
    leaving = false
    const { pathname, search } = window.location
    rememberIntent({ kind: 'return', path: pathname + search })
    forgetToken()
    endPostLogout()
    client.removeQueries({ queryKey: ['documents'] })
    client.setQueryData(userQuery.queryKey, null)
    void navigate(paths.auth())
  }, REDIRECT_MS)
}
