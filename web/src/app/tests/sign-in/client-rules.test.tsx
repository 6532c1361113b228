import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isPostLogout, saveToken, startPostLogout } from '@/api/token'
import { openAddress } from '@/lib/open-address'
import { fakeApi, refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { maria, simpleWill, siteCopy, will } from '@/testing/samples'
import { makeQueryClient } from '../../query-client'

vi.mock('@/lib/open-address')

afterEach(() => {
  vi.useRealTimers()
})

const nobody = () => refused(401, 'Unauthorized')
const loggedOut = () => ({ body: { message: 'You have been logged out successfully.' } })
const signedIn = {
  'GET /api/auth/user': () => ({ body: maria }),
  'GET /api/catalog/document-types': () => ({ body: [simpleWill] }),
  'GET /api/catalog/copy': () => ({ body: siteCopy }),
  'GET /api/documents': () => ({ body: [will()] }),
}

test('calls carry the token and the cookies', async () => {
  saveToken('abc')
  const server = fakeApi(signedIn)
  renderApp('/dashboard')
  await screen.findByRole('heading', { name: 'Simple Will' })
  const headers = server.calls.map((call) => call.headers.get('authorization'))
  expect(new Set(headers)).toEqual(new Set(['Bearer abc']))
  const requests = vi.mocked(fetch).mock.calls.map(([request]) => (request as Request).credentials)
  expect(new Set(requests)).toEqual(new Set(['include']))
})

test('the person is asked for with each load of the site, once and without another try', async () => {
  const server = fakeApi({ ...signedIn, 'GET /api/auth/user': () => refused(500, 'Broken') })
  saveToken('abc')
  const first = renderApp('/')
  await screen.findByRole('link', { name: 'Sign In' })
  first.close()
  renderApp('/')
  await screen.findByRole('link', { name: 'Sign In' })
  expect(server.callsTo('GET /api/auth/user')).toHaveLength(2)
})

test('?logout=true forgets the person and what was known of them, sets the flag, and leaves the address', async () => {
  saveToken('abc')
  sessionStorage.setItem('purchase:u1:simpleWill/standard', '{"key":"k"}')
  const server = fakeApi({ ...signedIn, 'GET /api/auth/user': nobody, 'POST /api/auth/logout': loggedOut })
  const { address } = renderApp('/?logout=true')
  await waitFor(() => expect(address()).toBe('/'))
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(sessionStorage.getItem('post_logout')).toBe('true')
  expect(sessionStorage.getItem('purchase:u1:simpleWill/standard')).toBeNull()
  await screen.findByRole('heading', { name: 'Choose your document' })
  const after = server.callsTo('GET /api/catalog/document-types').at(-1)?.headers
  expect([after?.get('x-no-auto-auth'), after?.get('x-logout-state')]).toEqual(['true', 'true'])
})

test('?logout=true by a link from elsewhere ends the session on the server too, so that no open one is left behind', async () => {
  saveToken('abc')
  const server = fakeApi({ ...signedIn, 'POST /api/auth/logout': loggedOut })
  renderApp('/?logout=true')
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  const [ended] = server.callsTo('POST /api/auth/logout')
  expect(ended?.headers.get('authorization')).toBe('Bearer abc')
  expect(ended?.headers.get('x-no-auto-auth')).toBeNull()
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('?logout=true after a sign-out ends nothing twice', async () => {
  saveToken('abc')
  const server = fakeApi({ ...signedIn, 'POST /api/auth/logout': loggedOut })
  const { user, address } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Account of Maria' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  await waitFor(() => expect(address()).toBe('/'))
  expect(server.callsTo('POST /api/auth/logout')).toHaveLength(1)
})

test('?logout=true by a link, and the server away: the person is out here, and told that the session is not ended', async () => {
  saveToken('abc')
  fakeApi({ ...signedIn, 'POST /api/auth/logout': () => refused(503, '') })
  renderApp('/?logout=true')
  expect(await screen.findByText('Logged out on this device')).toBeVisible()
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('the flag ends after ten seconds', () => {
  vi.useFakeTimers()
  startPostLogout()
  vi.advanceTimersByTime(9_999)
  expect(isPostLogout()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isPostLogout()).toBe(false)
})

test('a person who is found to be signed in ends it', async () => {
  fakeApi(signedIn)
  startPostLogout()
  renderApp('/')
  await screen.findByRole('heading', { name: 'Welcome Back' })
  expect(sessionStorage.getItem('post_logout')).toBeNull()
})

test.each(['Sign In', 'Get Started'])('so does pressing %s', async (name) => {
  fakeApi({ ...signedIn, 'GET /api/auth/user': nobody })
  startPostLogout()
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('link', { name }))
  expect(sessionStorage.getItem('post_logout')).toBeNull()
})

test('without a token the server takes back the cookie', async () => {
  saveToken('abc')
  fakeApi(signedIn)
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Account of Maria' }))
  localStorage.removeItem('auth_token')
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/api/logout'))
})

test('queries never go stale, do not refetch on focus, do not poll, and nothing is tried twice', async () => {
  const { queries, mutations } = makeQueryClient(() => undefined).getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  })
  expect(mutations).toMatchObject({ retry: false })
  const server = fakeApi(signedIn)
  renderApp('/dashboard')
  await screen.findByRole('heading', { name: 'Simple Will' })
  const before = server.calls.length
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('online'))
  })
  expect(server.calls).toHaveLength(before)
})

test('an ended session on the AI-guided screen leads to the sign-in page of the site', () => {
  const onSignedOut = vi.fn<(to: string) => void>()
  const client = makeQueryClient(onSignedOut)
  const error = new Error('401: {"message":"Unauthorized"}')
  const fail = (signedIn: true | 'page') =>
    client
      .getMutationCache()
      .build(client, { meta: { signedIn }, mutationFn: () => Promise.reject(error) })
      .execute(undefined)
      .catch(() => undefined)
  return Promise.all([fail(true), fail('page')]).then(() =>
    expect(onSignedOut.mock.calls).toEqual([['server'], ['page']]),
  )
})
