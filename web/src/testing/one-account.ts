import { screen, within } from '@testing-library/react'
import type { Account } from '@/api/types'
import { renderApp } from './render-app'
import { maria } from './samples'
import { signedIn } from './visitor'

/** Maria's account, changed as the test wants it: she is signed in here and on her phone. */
export const account = (changes: Partial<Account> = {}): Account => ({
  user: maria,
  createdAt: '2026-11-01T08:00:00Z',
  way: 'password',
  passkeys: 0,
  sessions: [
    {
      id: 's2',
      device: 'Safari on iPhone',
      openedAt: '2026-11-21T09:00:00Z',
      seenAt: '2026-11-21T09:30:00Z',
      current: false,
    },
    {
      id: 's1',
      device: 'Firefox on Windows',
      openedAt: '2026-11-20T08:00:00Z',
      seenAt: '2026-11-21T08:00:00Z',
      current: true,
    },
  ],
  ...changes,
})

/** The site as Maria sees it, at her account or elsewhere. */
export function openAccount(
  handlers: Parameters<typeof signedIn>[0],
  changes: Partial<Account> = {},
  address = '/account',
) {
  const server = signedIn({
    'GET /api/account': () => ({ body: account(changes) }),
    'GET /api/account/passkeys': () => ({ body: { passkeys: [] } }),
    'GET /api/payments': () => ({ body: { total: 0, payments: [] } }),
    'GET /api/account/activity': () => ({ body: { events: [], next: null } }),
    ...handlers,
  })
  return { server, ...renderApp(address) }
}

/** A section of the page. */
export const part = async (name: string) => within(await screen.findByRole('region', { name }))
