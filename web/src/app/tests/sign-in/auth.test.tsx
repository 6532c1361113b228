import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startPostLogout } from '@/api/token'
import { rememberAfterSignIn } from '@/lib/after-sign-in'
import { openAddress } from '@/lib/open-address'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { signedIn, visiting } from '@/testing/visitor'

vi.mock('@/lib/open-address', () => ({ openAddress: vi.fn<(address: string) => void>() }))
afterEach(() => vi.mocked(openAddress).mockReset())

test.each([
  ['Continue with your other account', '/api/login'],
  ['Regular Login', '/api/login'],
  ['Force Fresh Login', '/api/login?force=true'],
])('/auth: %s leads to the server at %s, and keeps what was wanted', async (name, address) => {
  rememberAfterSignIn({ kind: 'start', type: 'simpleWill' })
  visiting()
  const { user } = renderApp('/auth')
  await user.click(await screen.findByRole('button', { name }))
  expect(openAddress).toHaveBeenCalledExactlyOnceWith(address)
  expect(sessionStorage.getItem('intent')).toContain('simpleWill')
})

test('/auth: what a fresh login is for is said in plain words', async () => {
  visiting()
  renderApp('/auth')
  const fresh = await screen.findByRole('button', { name: 'Force Fresh Login' })
  expect(fresh).toHaveAccessibleDescription(/^Asks you to sign in there again/)
})

test('/auth?mode=create: the other service creates the account, and each way to it says what it does', async () => {
  visiting()
  renderApp('/auth?mode=create')
  expect(await screen.findByRole('heading', { name: 'Or create it with another service' })).toBeVisible()
  const other = screen.getByRole('button', { name: 'Continue with your other account' })
  expect(other).toHaveAccessibleDescription(/^The next page names that service./)
  const regular = screen.getByRole('button', { name: 'Regular Login' })
  expect(regular).toHaveAccessibleDescription(/^Continues with the account that is already signed in/)
})

test('/auth?mode=create: who chose a bundle is told which, and what it costs', async () => {
  rememberAfterSignIn({ kind: 'return', path: '/checkout?bundle=essential' })
  visiting()
  renderApp('/auth?mode=create')
  expect(await screen.findByText(/^You chose the Essential Bundle, \$149\./)).toBeVisible()
})

test('/auth: going on with the identity provider ends the protection after a sign-out', async () => {
  startPostLogout()
  visiting()
  const { user } = renderApp('/auth')
  await user.click(await screen.findByRole('button', { name: 'Continue with your other account' }))
  expect(sessionStorage.getItem('post_logout')).toBeNull()
})

test('/auth: the document that was chosen is named', async () => {
  rememberAfterSignIn({ kind: 'start', type: 'simpleWill' })
  visiting()
  renderApp('/auth')
  expect(
    await screen.findByText('You chose Simple Will. It opens as soon as you are signed in.'),
  ).toBeVisible()
})

test.each([
  ['none', /^Signing in with another account is not set up on this site\./],
  ['failed', /^Signing in with your other account did not work\./],
  ['taken', /^There is already an account with this email address\./],
])('/auth?provider=%s: says calmly why the provider has not signed anybody in', async (outcome, sentence) => {
  visiting()
  renderApp(`/auth?provider=${outcome}`)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByLabelText('Email')).toBeVisible()
})

test('/auth?provider=constructor: says nothing of what it does not know', async () => {
  visiting()
  renderApp('/auth?provider=constructor')
  expect(await screen.findByLabelText('Email')).toBeVisible()
  expect(screen.queryByText(/native code/)).not.toBeInTheDocument()
})

test('/auth?mode=create: states the minimum age, with the terms and the privacy policy to read', async () => {
  visiting()
  renderApp('/auth?mode=create')
  const note = await screen.findByText(/^You must be at least 18 years old to create an account\./)
  expect(within(note).getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
  expect(within(note).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
})

test('/auth: who has forgotten the password is a press away from a new one', async () => {
  visiting()
  const { user, address } = renderApp('/auth')
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  expect(address()).toBe('/reset-password')
})

test('/auth: after too many tries the form says calmly how long to wait', async () => {
  const sentence = 'Too many tries. Please wait a minute.'
  visiting({ 'POST /api/auth/login': () => refused(429, sentence, { code: 'too_many_tries' }) })
  const { user } = renderApp('/auth')
  await user.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect((await screen.findByText(sentence)).closest('[role=status]')).toBeVisible()
  expect(screen.queryByText('Login failed')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveValue('maria@example.com')
  await user.click(screen.getByRole('link', { name: 'Create Account' }))
  expect(await screen.findByLabelText(/First name/)).toBeVisible()
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
})

test('/auth: while it is not known who is there, it says so', async () => {
  visiting({ 'GET /api/auth/user': () => new Promise<never>(() => undefined) })
  renderApp('/auth')
  expect(await screen.findByText('Looking for your account…')).toBeVisible()
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
})

test('/auth: who is signed in is led home', async () => {
  signedIn()
  const { address } = renderApp('/auth')
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  expect(address()).toBe('/')
})

test('/auth: what is said of who can open a document is what the privacy policy says', async () => {
  visiting()
  renderApp('/auth')
  expect(await screen.findByText(/only you can open them through the site\.$/)).toBeVisible()
})

test('/auth: an address that was typed is there in the other form too', async () => {
  visiting()
  const { user } = renderApp('/auth')
  await user.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await user.click(screen.getByRole('link', { name: 'Create Account' }))
  expect(await screen.findByLabelText('First name (optional)')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('maria@example.com')
})

test('/auth?mode=create: who has an account already is a press away from signing in to it', async () => {
  const sentence = 'An account with this email already exists. Please sign in instead.'
  visiting({ 'POST /api/auth/register': () => refused(409, sentence) })
  const { user } = renderApp('/auth?mode=create')
  await user.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await user.type(screen.getByLabelText('Password'), 'Sunshine42x')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await user.click(await screen.findByRole('link', { name: 'Sign in as maria@example.com' }))
  expect(await screen.findByRole('heading', { name: 'Sign in to Coquina' })).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('maria@example.com')
})
