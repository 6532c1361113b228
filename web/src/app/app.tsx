import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useRoutes } from 'react-router'
import { whenIdle } from '@/lib/when-idle'
import { toastLabels } from '@/ui/notify'
import { PageBoundary } from './errors/page-boundary'
import { makeQueryClient } from './query-client'
import { routes } from './router'
import { byServer, bySite, leaveSignedOut } from './session/signed-out'

/** Comes once the page stands, so that a message that the network has failed does not need the network. */
const Toaster = lazy(async () => {
  await whenIdle()
  const { Toaster: component } = await import('@/ui/toaster')
  return { default: component }
})

/** The whole site, within whichever router says what the address is. */
export function App() {
  const navigate = useNavigate()
  const [client] = useState(() => {
    const toSignInPage = bySite(async (path) => navigate(path))
    const made = makeQueryClient((to) => leaveSignedOut(made, to === 'server' ? byServer : toSignInPage))
    return made
  })
  return <Pages client={client} />
}

/** The pages, with what is known of the server. */
export function Pages({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <PageBoundary>{useRoutes(routes)}</PageBoundary>
      <Messages />
    </QueryClientProvider>
  )
}

/** A page that is written at build time has none. */
function Messages() {
  const [isUp, setUp] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => startTransition(() => setUp(true)), [])
  return (
    isUp && (
      <Suspense>
        <Toaster labels={toastLabels} page={pathname} />
      </Suspense>
    )
  )
}
