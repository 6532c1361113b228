import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveToken } from '@/api/token'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { maria } from '@/testing/samples'
import { visiting } from '@/testing/visitor'

const ASK = 'POST /api/auth/password-reset'
const SET = 'POST /api/auth/password-reset/confirm'
const asked = 'If there is an account with this address, a link to set a new password is on its way.'
const ended = 'This link has already been used or is more than 30 minutes old. Please ask for a new one.'
const changed = 'Your password has been changed. Please sign in with the new one.'

type Handlers = Parameters<typeof visiting>[0]

async function ask(
  email: string,
  handlers: Handlers = { [ASK]: () => ({ status: 202, body: { message: asked } }) },
) {
  const server = visiting(handlers)
  const app = renderApp('/reset-password')
  await app.user.type(await screen.findByLabelText('Email'), email)
  await app.user.click(screen.getByRole('button', { name: 'Send link' }))
  return { server, ...app }
}

async function set(password: string, handlers: Handlers) {
  const server = visiting(handlers)
  const app = renderApp('/reset-password#token=abc123')
  await app.user.type(await screen.findByLabelText('New password'), password)
  await app.user.click(screen.getByRole('button', { name: 'Set password' }))
  return { server, ...app }
}

test('/reset-password: the address typed at the sign-in is carried over', async () => {
  visiting()
  const { user } = renderApp('/auth')
  await user.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await user.click(screen.getByRole('link', { name: /Forgot/ }))
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('maria@example.com')
})

test('/reset-password: a link is asked for, and the answer is the server’s, which is always the same', async () => {
  const { server } = await ask('maria@example.com')
  const note = await screen.findByText(new RegExp(`^${asked}`))
  expect(note.closest('[role=status]')).toBeVisible()
  expect(server.callsTo(ASK).map(({ body }) => body)).toEqual([{ email: 'maria@example.com' }])
})

test('/reset-password: a link that could not be sent again takes nothing back of the first', async () => {
  let isFirst = true
  const answer = () => (isFirst ? { status: 202, body: { message: asked } } : refused(500, ''))
  const { user } = await ask('maria@example.com', { [ASK]: answer })
  const again = await screen.findByRole('button', { name: 'Send again' })
  isFirst = false
  await user.click(again)
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.')
  expect(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  expect(screen.getByText(new RegExp(`^${asked}`))).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled()
})

test('/reset-password: an address that is none is not sent', async () => {
  const { server } = await ask('maria')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address')
  expect(server.callsTo(ASK)).toEqual([])
})

test.each([
  [
    'too many links',
    refused(429, 'Several links were sent to this address in the last hour.'),
    /^Several links/,
  ],
  ['a failure without words', refused(500, ''), 'That did not work. Please try again.'],
])('/reset-password: %s', async (_what, answer, shown) => {
  await ask('maria@example.com', { [ASK]: () => answer })
  expect(await screen.findByRole('alert')).toHaveTextContent(shown)
})

test('/reset-password#token: the secret leaves the address at once', async () => {
  visiting()
  const { address, hashes } = renderApp('/reset-password#token=abc123')
  expect(await screen.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
  await waitFor(() => expect(hashes().at(-1)).toBe(''))
  expect(address()).toBe('/reset-password')
})

test('/reset-password#token: the new password is sent with the secret, and leads to the sign-in, which says so', async () => {
  const { server, address } = await set('Abcdefg1', { [SET]: () => ({ body: { message: changed } }) })
  expect(await screen.findByText(changed)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in to Coquina' })).toBeVisible()
  expect(address()).toBe('/auth')
  expect(server.callsTo(SET)[0]?.body).toEqual({
    token: 'abc123',
    password: 'Abcdefg1',
    removePasskeys: false,
  })
})

test('/reset-password#token: who was signed in with the old password is no longer', async () => {
  let isIn = true
  const { address } = await set('Abcdefg1', {
    'GET /api/auth/user': () => (isIn ? { body: maria } : refused(401, 'Unauthorized')),
    [SET]: () => {
      isIn = false
      return { body: { message: changed } }
    },
  })
  expect(await screen.findByText(changed)).toBeVisible()
  expect(address()).toBe('/auth')
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('/reset-password#token: the link of another account signs nobody out here', async () => {
  saveToken('kept')
  const { address } = await set('Abcdefg1', {
    'GET /api/auth/user': () => ({ body: maria }),
    [SET]: () => ({ body: { message: changed } }),
  })
  expect(await screen.findByText(changed)).toBeVisible()
  await waitFor(() => expect(address()).toBe('/'))
  expect(localStorage.getItem('auth_token')).toBe('kept')
})

test.each([
  ['Ab1', 'Password must be at least 8 characters'],
  ['abcdefg1', 'Password must contain at least one uppercase letter'],
  ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
  ['Abcdefgh', 'Password must contain at least one number'],
])('/reset-password#token: %s is refused: %s', async (password, sentence) => {
  const { server } = await set(password, {})
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(server.callsTo(SET)).toEqual([])
})

test('/reset-password#token: what the server refuses is said at the field', async () => {
  const sentence = 'This password is on public lists. Please choose another.'
  await set('Password1', { [SET]: () => refused(400, sentence, { fields: { password: sentence } }) })
  await waitFor(() =>
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      expect.stringContaining(sentence),
    ),
  )
})

test('/reset-password#token: a link that has ended says so, and another can be asked for', async () => {
  const { user } = await set('Abcdefg1', {
    [SET]: () => refused(410, ended, { code: 'link_ended' }),
    [ASK]: () => ({ status: 202, body: { message: asked } }),
  })
  expect((await screen.findByText(ended)).closest('[role=status]')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  await user.type(screen.getByLabelText('Email'), 'maria@example.com')
  await user.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(new RegExp(`^${asked}`))).toBeVisible()
})

test('/reset-password#token: with a passkey the new password waits, and it is said why and what comes next', async () => {
  const waits = 'Your account has a passkey, so this takes effect in 24 hours.'
  const { address } = await set('Abcdefg1', {
    [SET]: () => ({ status: 202, body: { message: waits, code: 'reset_waits' } }),
  })
  expect((await screen.findByText(waits)).closest('[role=status]')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Your new password has to wait' })).toBeVisible()
  expect(screen.getByText(/^After 24 hours, we email you a second link\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toBeVisible()
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  expect(address()).toBe('/reset-password')
})

test('/reset-password#token: after the wait passkeys that are lost can be removed with it', async () => {
  const server = visiting({ [SET]: () => ({ status: 200, body: { message: changed } }) })
  const { user } = renderApp('/reset-password#token=abc123&waited=true')
  await user.type(await screen.findByLabelText('New password'), 'Abcdefg1')
  await user.click(screen.getByRole('checkbox', { name: /^Remove all passkeys from my account/ }))
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  const body = { token: 'abc123', password: 'Abcdefg1', removePasskeys: true }
  await waitFor(() => expect(server.callsTo(SET)[0]?.body).toEqual(body))
})

test('/reset-password#token: the first link does not ask about passkeys', async () => {
  visiting({})
  renderApp('/reset-password#token=abc123')
  await screen.findByLabelText('New password')
  expect(screen.queryByRole('checkbox', { name: /passkeys/ })).not.toBeInTheDocument()
})
