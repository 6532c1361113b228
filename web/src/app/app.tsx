import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useRoutes } from 'react-router'
import { whenIdle } from '@/lib/when-idle'
import { toastLabels } from '@/ui/notify'
import { PageBoundary } from './errors/page-boundary'
import { makeQueryClient } from './query-client'
import { routes } from './router'
import { byServer, bySite, leaveSignedOut } from './signed-out'

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
  return (
    <QueryClientProvider client={client}>
      <PageBoundary>{useRoutes(routes)}</PageBoundary>
      <Suspense>
        <Toaster labels={toastLabels} />
      </Suspense>
    </QueryClientProvider>
  )
}
