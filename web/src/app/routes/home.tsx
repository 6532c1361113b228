import { usePrefetchQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { forgetToken, startPostLogout } from '@/api/token'
import { userQuery, useVisitor } from '@/features/auth/queries'
import { bundlesQuery, documentTypesQuery, siteCopyQuery } from '@/features/catalog/queries'
import { peekIntent } from '@/lib/intent'
import { HomePage } from '../home/home-page'
import { LandingPage } from '../home/landing-page'
import { PageSkeleton } from '../layout/page-skeleton'
import { paths } from '../paths'
import { useWantedPage } from '../wanted-page'

/** The landing page for visitors, the document grid for those who are signed in. */
export default function Home() {
  const isLeaving = useAfterLogOut()
  const visitor = useVisitor()
  const isPassing = useGoOn(visitor.state === 'in' && !isLeaving)
  // Asked for now, not when it is known who is there.
  usePrefetchQuery(documentTypesQuery)
  usePrefetchQuery(siteCopyQuery)
  usePrefetchQuery(bundlesQuery)
  if (isLeaving || isPassing || visitor.state === 'loading') return <PageSkeleton />
  return visitor.state === 'in' ? <HomePage user={visitor.user} /> : <LandingPage />
}

/** The identity provider's sign-in ends here: what was wanted before it is gone on to. */
function useGoOn(isIn: boolean): boolean {
  const navigate = useNavigate()
  const findWantedPage = useWantedPage()
  const [isPassing, setPassing] = useState(false)
  const hasWish = isIn && peekIntent() !== undefined
  useEffect(() => {
    if (!hasWish) return
    setPassing(true)
    void findWantedPage().then(async (wanted) => {
      await navigate(wanted, { replace: true })
      setPassing(false)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once: the wish is taken by the first look at it
  }, [hasWish])
  return isPassing || hasWish
}

/** Every sign-out ends at /?logout=true: what is known of the person is forgotten, and the address cleaned. */
function useAfterLogOut(): boolean {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isLeaving = search.get('logout') === 'true'
  useEffect(() => {
    if (!isLeaving) return
    forgetToken()
    startPostLogout()
    void client.cancelQueries()
    client.removeQueries({ queryKey: ['documents'] })
    client.setQueryData(userQuery.queryKey, null)
    void navigate(paths.home(), { replace: true })
  }, [isLeaving, client, navigate])
  return isLeaving
}
