import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mayBeSignedIn, startPostLogout } from '@/api/token'
import { rememberIntent } from '@/lib/intent'
import { openAddress } from '@/lib/open-address'
import { renderApp } from '@/testing/render-app'
import { signedIn, visiting } from '@/testing/visitor'

vi.mock('@/lib/open-address', () => ({ openAddress: vi.fn<(address: string) => void>() }))
afterEach(() => vi.mocked(openAddress).mockReset())

test.each([
  ['Continue with an identity provider', '/api/login'],
  ['Regular Login', '/api/login'],
  ['Force Fresh Login', '/api/login?force=true'],
])('/auth: %s leads to the server at %s, and keeps what was wanted', async (name, address) => {
  rememberIntent({ kind: 'start', type: 'simpleWill' })
  visiting()
  const { user } = renderApp('/auth')
  await user.click(await screen.findByRole('button', { name }))
  expect(openAddress).toHaveBeenCalledExactlyOnceWith(address)
  expect(mayBeSignedIn()).toBe(true)
  expect(sessionStorage.getItem('intent')).toContain('simpleWill')
})

test('/auth: going on with the identity provider ends the protection after a sign-out', async () => {
  startPostLogout()
  visiting()
  const { user } = renderApp('/auth')
  await user.click(await screen.findByRole('button', { name: 'Continue with an identity provider' }))
  expect(sessionStorage.getItem('post_logout')).toBeNull()
})

test('/auth: the document that was chosen is named', async () => {
  rememberIntent({ kind: 'start', type: 'simpleWill' })
  visiting()
  renderApp('/auth')
  expect(
    await screen.findByText('You chose Simple Will. It will open as soon as you are signed in.'),
  ).toBeVisible()
})

test('/auth?provider=none: says calmly that there is no provider', async () => {
  visiting()
  renderApp('/auth?provider=none')
  expect(await screen.findByText(/is not set up on this site/)).toBeVisible()
  expect(screen.getByLabelText('Email')).toBeVisible()
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
