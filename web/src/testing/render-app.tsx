import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { toastLabels } from '@/app/notify'
import { makeQueryClient } from '@/app/query-client'
import { routes } from '@/app/router'
import { byServer, bySite, leaveSignedOut } from '@/app/signed-out'
import { Toaster } from '@/ui/toaster'

/** The whole site, opened at an address. */
export function renderApp(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const toSignInPage = bySite((path) => router.navigate(path))
  const client = makeQueryClient((to) => leaveSignedOut(client, to === 'server' ? byServer : toSignInPage))
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster labels={toastLabels} />
    </QueryClientProvider>,
  )
  const current = () => router.state.location.pathname + router.state.location.search
  return { user: userEvent.setup(), address: current, close: unmount }
}
