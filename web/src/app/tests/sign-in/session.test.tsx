import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveToken } from '@/api/token'
import { openAddress } from '@/lib/open-address'
import { expectToast } from '@/testing/expect-toast'
import { fakeApi, refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { maria, simpleWill, siteCopy, will } from '@/testing/samples'

vi.mock('@/lib/open-address')

test('a visitor who chooses a document signs in and finds it created, at its disclosure', async () => {
  const server = fakeApi({
    'GET /api/auth/user': () => refused(401, 'Unauthorized'),
    'GET /api/catalog/document-types': () => ({ body: [simpleWill] }),
    'GET /api/catalog/copy': () => ({ body: siteCopy }),
    'POST /api/auth/login': () => ({ body: { token: 'abc', user: maria } }),
    'POST /api/documents': () => ({ status: 201, body: will({ disclosureAcknowledged: false }) }),
    'GET /api/documents/{id}': () => ({ body: will({ disclosureAcknowledged: false }) }),
  })
  const { user, address } = renderApp('/')
  await user.click((await screen.findAllByRole('button', { name: 'Get Started' }))[0] ?? document.body)
  await screen.findByRole('heading', { level: 1, name: 'Create your account' })
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }))
  await user.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await user.type(screen.getByLabelText('Password'), 'Abcdefg1')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('heading', { name: 'Disclosure from Nonlawyer' })).toBeVisible()
  expect(address()).toBe('/legal-compliance/7')
  expect(localStorage.getItem('auth_token')).toBe('abc')
  const [created] = server.callsTo('POST /api/documents')
  expect(created?.body).toMatchObject({
    type: 'simpleWill',
    status: 'draft',
    currentStep: 0,
    answers: {},
    price: 6900,
  })
})

test('a failed sign-in shows what the server says: in the message that goes by, and in the form', async () => {
  fakeApi({
    'GET /api/auth/user': () => refused(401, 'Unauthorized'),
    'POST /api/auth/login': () => refused(401, 'The email address or the password is wrong.'),
  })
  const { user } = renderApp('/auth')
  await user.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await expectToast('destructive', 'Login failed', 'The email address or the password is wrong.')
  expect(screen.getByRole('alert')).toHaveTextContent('The email address or the password is wrong.')
  expect(screen.getByLabelText('Email')).toBeInvalid()
  expect(screen.getByLabelText('Password')).toBeInvalid()
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  const ways = within(screen.getByRole('alert'))
  expect(ways.getByRole('link', { name: 'Create an account instead' })).toBeVisible()
  await user.click(ways.getByRole('link', { name: 'Reset your password' }))
  expect(await screen.findByLabelText('Email')).toHaveValue('maria@example.com')
})

test('a session that has ended leads to the sign-in of the server', async () => {
  // React reports the error that the page's boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  saveToken('old')
  fakeApi({
    'GET /api/auth/user': () => ({ body: maria }),
    'GET /api/catalog/document-types': () => ({ body: [simpleWill] }),
    'GET /api/documents': () => refused(401, 'Unauthorized'),
  })
  renderApp('/dashboard')
  expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible()
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/api/login'))
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('signing out ends the session, forgets the token and says so', async () => {
  saveToken('abc')
  let isIn = true
  fakeApi({
    'GET /api/auth/user': () => (isIn ? { body: maria } : refused(401, 'Unauthorized')),
    'GET /api/catalog/document-types': () => ({ body: [simpleWill] }),
    'POST /api/auth/logout': () => {
      isIn = false
      return { body: { message: 'Logged out' } }
    },
  })
  const { user, address } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Account of Maria' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
  expect(await screen.findByText('You have been logged out successfully.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  await waitFor(() => expect(address()).toBe('/'))
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(sessionStorage.getItem('post_logout')).toBe('true')
})

test('an unknown address has a page of its own', async () => {
  fakeApi({ 'GET /api/auth/user': () => refused(401, 'Unauthorized') })
  renderApp('/nowhere')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
