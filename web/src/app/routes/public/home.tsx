import { useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '@/api/client'
import { forgetToken, mayBeSignedIn, startPostLogout } from '@/api/token'
import { hasStatus } from '@/api/errors'
import { copy } from '@/copy'
import { userQuery, useVisitor } from '@/features/auth/queries'
import { peekAfterSignIn } from '@/lib/after-sign-in'
import { paths } from '@/lib/paths'
import { endSignOut } from '@/lib/sign-out'
import { forgetVisit } from '@/lib/storage'
import { notify } from '@/ui/notify'
import { LandingPage } from '../../home/landing-page'
import { PageSkeleton } from '../../page/page-skeleton'

const GoOn = lazy(() => import('../../home/go-on').then((page) => ({ default: page.GoOn })))
const HomePage = lazy(() => import('../../home/home-page').then((page) => ({ default: page.HomePage })))

/** The landing page for visitors, the document grid for those who are signed in. */
export default function Home() {
  const isLeaving = useAfterLogOut()
  const visitor = useVisitor()
  const [hasWish, setWish] = useState(() => peekAfterSignIn() !== undefined)
  if (isLeaving || visitor.state === 'loading') return <PageSkeleton />
  if (visitor.state !== 'in') return <LandingPage />
  return hasWish ? <GoOn onDone={() => setWish(false)} /> : <HomePage user={visitor.user} />
}

/**
 * A sign-out has ended the session before it leads here. Whoever comes by a link from elsewhere still has one: it ends on
 * the server too, so that what the page forgets is worth nothing to anyone. Its token goes with the call, before it is
 * forgotten; the browser keeps the call alive when the page is closed.
 */
function endLeftSession(): void {
  if (!mayBeSignedIn()) return
  api.POST('/api/auth/logout', { keepalive: true }).catch((error: unknown) => {
    if (!hasStatus(error, 401)) notify(copy.signedOut.loggedOutHere, copy.signedOut.loggedOutHereText)
  })
}

/** Every sign-out ends at /?logout=true: what is known of the person is forgotten, and the address cleaned. */
function useAfterLogOut(): boolean {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isLeaving = search.get('logout') === 'true'
  useEffect(() => {
    if (!isLeaving) return
    endLeftSession()
    forgetVisit()
    forgetToken()
    startPostLogout()
    endSignOut()
    void client.cancelQueries()
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' })
    client.setQueryData(userQuery.queryKey, null)
    void navigate(paths.home(), { replace: true })
  }, [isLeaving, client, navigate])
  return isLeaving
}
