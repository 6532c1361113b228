import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { App } from '@/app/app'

/** The whole site, opened at an address. */
export function renderApp(address: string) {
  const pages = [address]
  const hashes: string[] = []
  const { unmount } = render(
    <MemoryRouter initialEntries={[address]}>
      <App />
      <Address
        onChange={(to, hash) => {
          if (pages.at(-1) !== to) pages.push(to)
          hashes.push(hash)
        }}
      />
    </MemoryRouter>,
  )
  return {
    user: userEvent.setup(),
    address: () => pages.at(-1),
    visited: () => pages,
    hashes: () => hashes,
    close: unmount,
  }
}

function Address({ onChange }: { onChange: (address: string, hash: string) => void }) {
  const { pathname, search, hash } = useLocation()
  // In the same breath as the page itself: a test that has found the new page must find its address too.
  useLayoutEffect(() => {
    onChange(pathname + search, hash)
  })
  return null
}
