import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openAddress } from '@/lib/open-address'
import { expectToast } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { account, openAccount, part } from '@/testing/one-account'

vi.mock('@/lib/open-address')

beforeEach(() => void vi.mocked(openAddress).mockReset())

test('devices: this one comes first, and another can be signed out', async () => {
  let sessions = account().sessions
  const { user, server } = openAccount({
    'GET /api/account': () => ({ body: account({ sessions }) }),
    'DELETE /api/account/sessions/{id}': ({ url }) => {
      sessions = sessions.filter(({ id }) => !url.pathname.endsWith(id))
      return { status: 204, body: null }
    },
  })
  const devices = await part('Where you are signed in')
  const [own, other] = devices.getAllByRole('listitem')
  expect(own).toHaveTextContent(/^Firefox on WindowsThis deviceSigned in .+ ETLast change .+ ET$/)
  expect(within(own ?? document.body).queryByRole('button')).not.toBeInTheDocument()
  await user.click(
    within(other ?? document.body).getByRole('button', { name: /^Sign out: Safari on iPhone/ }),
  )
  await expectToast('plain', 'Safari on iPhone has been signed out.')
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(devices.getByRole('list')).toHaveFocus())
  expect(server.callsTo('DELETE /api/account/sessions/{id}')[0]?.url.pathname).toBe(
    '/api/account/sessions/s2',
  )
})

test('devices: one that has ended meanwhile is said so, and the list is read anew', async () => {
  const { user, server } = openAccount({
    'DELETE /api/account/sessions/{id}': () => refused(404, 'You are no longer signed in there.'),
  })
  await user.click(await screen.findByRole('button', { name: /^Sign out: Safari/ }))
  await expectToast('destructive', 'Error', 'You are no longer signed in there.')
  await waitFor(() => expect(server.callsTo('GET /api/account')).toHaveLength(2))
})

test('devices: signing out everywhere ends as every sign-out does', async () => {
  const { user, address } = openAccount({
    'DELETE /api/account/sessions': () => ({ status: 204, body: null }),
  })
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  await expectToast('plain', 'Logged out', 'You have been logged out successfully.')
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  await waitFor(() => expect(address()).toBe('/'))
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(sessionStorage.getItem('post_logout')).toBe('true')
})

test('devices: with a cookie the server takes it back after that', async () => {
  const { user, server } = openAccount({
    'DELETE /api/account/sessions': () => ({ status: 204, body: null }),
  })
  await screen.findByRole('button', { name: 'Sign out everywhere' })
  localStorage.removeItem('auth_token')
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/api/logout'))
  expect(server.callsTo('DELETE /api/account/sessions')).toHaveLength(1)
})
