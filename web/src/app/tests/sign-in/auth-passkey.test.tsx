import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectToast } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { browserWithPasskeys, chosen, closed, proof, request } from '@/testing/fake-passkeys'
import { renderApp } from '@/testing/render-app'
import { maria } from '@/testing/samples'
import { visiting } from '@/testing/visitor'

const OPTIONS = 'POST /api/auth/passkey/options'
const SIGN_IN = 'POST /api/auth/passkey'
const session = () => ({ body: { token: 'abc', user: maria } })
const asked = { [OPTIONS]: () => ({ body: request }) }

async function press(handlers: Parameters<typeof visiting>[0]) {
  const server = visiting({ ...asked, ...handlers })
  const app = renderApp('/auth')
  await app.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  return { server, ...app }
}

test('passkey: one press and the answer to the browser sign in', async () => {
  browserWithPasskeys()
  const { server, address } = await press({ [SIGN_IN]: session })
  await expectToast('plain', 'Welcome back!', "You've been logged in successfully.")
  await waitFor(() => expect(address()).toBe('/'))
  expect(server.callsTo(SIGN_IN).map(({ body }) => body)).toEqual([proof()])
  expect(localStorage.getItem('auth_token')).toBe('abc')
})

test('passkey: it leads to the page that was wanted before', async () => {
  sessionStorage.setItem('intent', JSON.stringify({ kind: 'return', path: '/support' }))
  browserWithPasskeys()
  const { address } = await press({ [SIGN_IN]: session })
  await waitFor(() => expect(address()).toBe('/support'))
})

test('passkey: a window that was closed is no failed sign-in; what else one can do is said', async () => {
  browserWithPasskeys({ get: closed })
  const { server } = await press({})
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The passkey was not used. The prompt was closed or timed out. You can try again. You can also sign in with your email and your password.',
  )
  expect(screen.queryByText('Login failed')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled()
  expect(server.callsTo(SIGN_IN)).toEqual([])
})

test('passkey: one that the server does not know is said in the form and in the message', async () => {
  browserWithPasskeys()
  const sentence = 'This passkey is not known here. It may have been removed from the account.'
  await press({ [SIGN_IN]: () => refused(401, sentence) })
  await expectToast('destructive', 'Login failed', sentence)
  expect(screen.getByRole('alert')).toHaveTextContent(sentence)
})

test('passkey: where the browser lists passkeys in the field, choosing one signs in', async () => {
  browserWithPasskeys({ inField: chosen })
  const server = visiting({ ...asked, [SIGN_IN]: session })
  const { address } = renderApp('/auth')
  await expectToast('plain', 'Welcome back!', "You've been logged in successfully.")
  await waitFor(() => expect(address()).toBe('/'))
  expect(server.callsTo(SIGN_IN).map(({ body }) => body)).toEqual([proof()])
})

test('passkey: where it cannot list them, nothing is asked for and nothing said', async () => {
  const browser = browserWithPasskeys()
  const server = visiting()
  renderApp('/auth')
  expect(await screen.findByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled()
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email webauthn')
  expect(server.callsTo(OPTIONS)).toEqual([])
  expect(browser.get).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('passkey: a browser that knows none is not offered one', async () => {
  visiting()
  renderApp('/auth')
  await screen.findByLabelText('Email')
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument()
})
