import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { maria } from '@/testing/samples'
import { signedIn, visiting } from '@/testing/visitor'

const CONFIRM = 'POST /api/account/email/confirm'
const FIRST = 'POST /api/auth/email-confirmation/confirm'
const WHO = 'GET /api/auth/user'
const done = 'From now on you sign in with your new address.'
const otherKind = () =>
  refused(410, 'This link has already been used or has expired.', { code: 'link_ended' })
const confirmed = () => ({ body: { message: done } })

async function press(app: ReturnType<typeof renderApp>) {
  await app.user.click(await screen.findByRole('button', { name: 'Confirm this address' }))
}

test('/confirm-email#token: the secret leaves the address, and nothing is sent without a press', async () => {
  const server = visiting({ [FIRST]: otherKind, [CONFIRM]: confirmed })
  const app = renderApp('/confirm-email#token=abc123')
  expect(await screen.findByRole('button', { name: 'Confirm this address' })).toBeVisible()
  await waitFor(() => expect(app.hashes().at(-1)).toBe(''))
  expect(server.callsTo(CONFIRM)).toEqual([])
  await press(app)
  expect((await screen.findByText(done)).closest('[role=status]')).toBeVisible()
  expect(server.callsTo(CONFIRM).map(({ body }) => body)).toEqual([{ token: 'abc123' }])
  expect(screen.queryByRole('button', { name: 'Confirm this address' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/auth')
})

test('/confirm-email#token: who is signed in is asked for anew, and finds the way to the account', async () => {
  let email = 'old@example.com'
  const server = signedIn({
    [WHO]: () => ({ body: { ...maria, firstName: null, email } }),
    [FIRST]: otherKind,
    [CONFIRM]: () => {
      email = 'new@example.com'
      return confirmed()
    },
  })
  const app = renderApp('/confirm-email#token=abc123')
  await screen.findByRole('button', { name: 'Account of old@example.com' })
  await press(app)
  expect(await screen.findByRole('button', { name: 'Account of new@example.com' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account')
  expect(server.callsTo(WHO)).toHaveLength(2)
})

test.each([
  [410, 'This link has already been used or has expired. Please ask for a new one.'],
  [409, 'Another account uses this address.'],
])('/confirm-email#token: %i is said in the server’s words, with what to do', async (status, sentence) => {
  visiting({ [FIRST]: otherKind, [CONFIRM]: () => refused(status, sentence) })
  const app = renderApp('/confirm-email#token=abc123')
  await press(app)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByText(/^Sign in to get a new link\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm this address' })).not.toBeInTheDocument()
})

test('/confirm-email#token: after a failure it can be tried again', async () => {
  visiting({ [FIRST]: otherKind, [CONFIRM]: () => refused(503, '') })
  const app = renderApp('/confirm-email#token=abc123')
  await press(app)
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Confirm this address' })).toBeEnabled()
})

test('/confirm-email without a secret: says where the link is', async () => {
  visiting()
  renderApp('/confirm-email')
  expect(await screen.findByText(/^This page opens from the link in our email\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm this address' })).not.toBeInTheDocument()
})

test('/confirm-email#token: the first address is confirmed, and the note about it goes', async () => {
  let emailConfirmed = false
  const server = signedIn({
    [WHO]: () => ({ body: { ...maria, emailConfirmed } }),
    [FIRST]: () => {
      emailConfirmed = true
      return { body: { message: 'Thank you. Your email address is confirmed.' } }
    },
  })
  const app = renderApp('/confirm-email#token=abc123')
  expect(await screen.findByRole('region', { name: 'Your email address' })).toBeVisible()
  await press(app)
  expect(await screen.findByText('Thank you. Your email address is confirmed.')).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Your email address' })).not.toBeInTheDocument(),
  )
  expect(app.hashes().at(-1)).toBe('')
  expect(server.callsTo(FIRST).map(({ body }) => body)).toEqual([{ token: 'abc123' }])
  expect(server.callsTo(CONFIRM)).toEqual([])
})

test('/confirm-email#token: a link that has ended says how to get another', async () => {
  visiting({ [FIRST]: otherKind, [CONFIRM]: otherKind })
  const app = renderApp('/confirm-email#token=abc123')
  await press(app)
  expect(await screen.findByText('This link has already been used or has expired.')).toBeVisible()
  expect(screen.getByText(/^Sign in to get a new link\./)).toBeVisible()
})

test('/confirm-email#token: on a device that the account does not know one signs in first, and comes back to the link', async () => {
  const sentence =
    'Please sign in on this browser first, or open the link in the browser in which you signed up.'
  visiting({
    [FIRST]: () => refused(403, sentence, { code: 'sign_in_first' }),
    'POST /api/auth/login': () => ({ body: { token: 'abc', user: maria } }),
  })
  const app = renderApp('/confirm-email#token=abc123')
  await press(app)
  const told = (await screen.findByText(sentence)).parentElement ?? document.body
  await app.user.click(within(told).getByRole('link', { name: 'Sign In' }))
  await app.user.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await app.user.type(screen.getByLabelText('Password'), 'Abcdefg1')
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('button', { name: 'Confirm this address' })).toBeVisible()
  expect(app.address()).toBe('/confirm-email')
})
