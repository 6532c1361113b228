import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { makeQueryClient } from '@/app/query-client'
import { routes } from '@/app/router'
import { leaveSignedOut } from '@/app/signed-out'
import { Toaster } from '@/ui/toaster'

/** The whole site, opened at an address. */
export function renderApp(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const client = makeQueryClient(() => leaveSignedOut(client, (path) => router.navigate(path)))
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  const pages = [address]
  router.subscribe(({ location }) => pages.push(location.pathname))
  const current = () => router.state.location.pathname + router.state.location.search
  return { user: userEvent.setup(), address: current, visited: () => pages, close: unmount }
}
