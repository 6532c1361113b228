import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveToken, startPostLogout } from '@/api/token'
import { openAddress } from '@/lib/open-address'
import { expectToast } from '@/testing/expect-toast'
import { fakeApi, refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { maria, simpleWill, siteCopy, will } from '@/testing/samples'

vi.mock('@/lib/open-address')

const nobody = () => refused(401, 'Unauthorized')
const catalog = {
  'GET /api/catalog/document-types': () => ({ body: [simpleWill] }),
  'GET /api/catalog/copy': () => ({ body: siteCopy }),
}
const session = { body: { token: 'abc', user: maria } }

beforeEach(() => {
  vi.mocked(openAddress).mockReset()
})

async function fillIn(address: string, button: string) {
  const app = renderApp(address)
  await app.user.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await app.user.type(screen.getByLabelText('Password'), 'Abcdefg1')
  await app.user.click(screen.getByRole('button', { name: button }))
  return app
}

test.each([
  ['The password is wrong.', 'The password is wrong.'],
  ['', 'Please check your credentials and try again.'],
])('Login failure: the server says "%s"', async (sentence, shown) => {
  fakeApi({ 'GET /api/auth/user': nobody, 'POST /api/auth/login': () => refused(401, sentence) })
  await fillIn('/auth', 'Sign In')
  await expectToast('destructive', 'Login failed', shown)
  const kept = screen.getByRole('alert')
  expect(kept).toHaveTextContent(shown)
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
})

test.each([
  ['The address is taken.', 'The address is taken.'],
  ['', 'Please try again.'],
])('Registration failure: the server says "%s"', async (sentence, shown) => {
  fakeApi({ 'GET /api/auth/user': nobody, 'POST /api/auth/register': () => refused(409, sentence) })
  await fillIn('/auth?mode=create', 'Create Account')
  await expectToast('destructive', 'Registration failed', shown)
  expect(screen.getByRole('alert')).toHaveTextContent(shown)
})

test('Login success', async () => {
  fakeApi({ ...catalog, 'GET /api/auth/user': nobody, 'POST /api/auth/login': () => session })
  const { address } = await fillIn('/auth', 'Sign In')
  await expectToast('plain', 'Welcome back!', "You've been logged in successfully.")
  await waitFor(() => expect(address()).toBe('/'))
})

test('Registration success', async () => {
  fakeApi({ ...catalog, 'GET /api/auth/user': nobody, 'POST /api/auth/register': () => session })
  const { address } = await fillIn('/auth?mode=create', 'Create Account')
  await expectToast('plain', 'Account created!', 'Welcome to Coquina.')
  await waitFor(() => expect(address()).toBe('/'))
})

async function logOut() {
  const app = renderApp('/')
  await app.user.click(await screen.findByRole('button', { name: 'Account of Maria' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
  return app
}

test.each([
  ['Not now.', 'Not now.'],
  ['', 'Failed to logout. Please try again.'],
])('Logout failure: the server says "%s"', async (sentence, shown) => {
  saveToken('abc')
  fakeApi({
    ...catalog,
    'GET /api/auth/user': () => ({ body: maria }),
    'POST /api/auth/logout': () => refused(500, sentence),
  })
  await logOut()
  await expectToast('destructive', 'Logout failed', shown)
})

test('Logout success', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  saveToken('abc')
  sessionStorage.setItem('unsaved:7', '{"drafts":{"fullName":"Maria Lopez"}}')
  fakeApi({
    ...catalog,
    'GET /api/auth/user': () => ({ body: maria }),
    'POST /api/auth/logout': () => ({ body: { message: 'Logged out' } }),
  })
  const { address } = await logOut()
  await expectToast('plain', 'Logged out', 'You have been logged out successfully.')
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 500)
  await waitFor(() => expect(sessionStorage.getItem('post_logout')).toBe('true'))
  await waitFor(() => expect(address()).toBe('/'))
  expect(sessionStorage.getItem('unsaved:7')).toBeNull()
})

test('Landing document create, error contains 401 or Unauthorized', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  fakeApi({
    ...catalog,
    'GET /api/auth/user': nobody,
    'POST /api/auth/login': () => session,
    'POST /api/documents': () => refused(401, 'Unauthorized'),
  })
  sessionStorage.setItem('intent', JSON.stringify({ kind: 'start', type: 'simpleWill' }))
  await fillIn('/auth', 'Sign In')
  await expectToast('destructive', 'Authentication Required', 'Please log in to create documents.')
  await waitFor(() => expect(timers).toHaveBeenCalledWith(expect.any(Function), 1000))
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/api/login'))
  expect(JSON.parse(sessionStorage.getItem('intent') ?? '')).toEqual({ kind: 'start', type: 'simpleWill' })
})

test('Unauthorized on a document call', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeApi({
    ...catalog,
    'GET /api/auth/user': () => ({ body: maria }),
    'GET /api/catalog/bundles': () => ({ body: [] }),
    'GET /api/documents': () => ({ body: [will()] }),
    'DELETE /api/documents/{id}': nobody,
  })
  const { user } = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: /^More: Simple Will/ }))
  await user.click(await screen.findByRole('menuitem', { name: /^Delete: Simple Will/ }))
  startPostLogout()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await expectToast('destructive', 'Unauthorized', 'You are logged out. Logging in again...')
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 500)
  expect(openAddress).not.toHaveBeenCalled()
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/api/login'))
  expect(sessionStorage.getItem('post_logout')).toBeNull()
  expect(sessionStorage.getItem('intent')).toContain('return')
})
