import { useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { forgetToken, startPostLogout } from '@/api/token'
import { userQuery, useVisitor } from '@/features/auth/queries'
import { peekIntent } from '@/lib/intent'
import { endSignOut } from '@/lib/sign-out'
import { forgetVisit } from '@/lib/storage'
import { LandingPage } from '../home/landing-page'
import { PageSkeleton } from '../layout/page-skeleton'
import { paths } from '../paths'

const GoOn = lazy(() => import('../home/go-on').then((page) => ({ default: page.GoOn })))
const HomePage = lazy(() => import('../home/home-page').then((page) => ({ default: page.HomePage })))

/** The landing page for visitors, the document grid for those who are signed in. */
export default function Home() {
  const isLeaving = useAfterLogOut()
  const visitor = useVisitor()
  const [hasWish, setWish] = useState(() => peekIntent() !== undefined)
  if (isLeaving || visitor.state === 'loading') return <PageSkeleton />
  if (visitor.state !== 'in') return <LandingPage />
  return hasWish ? <GoOn onDone={() => setWish(false)} /> : <HomePage user={visitor.user} />
}

/** Every sign-out ends at /?logout=true: what is known of the person is forgotten, and the address cleaned. */
function useAfterLogOut(): boolean {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isLeaving = search.get('logout') === 'true'
  useEffect(() => {
    if (!isLeaving) return
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
