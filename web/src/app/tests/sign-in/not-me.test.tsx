import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveToken } from '@/api/token'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { maria } from '@/testing/samples'
import { signedIn, visiting } from '@/testing/visitor'

const NOT_ME = 'POST /api/auth/not-me'
const WHO = 'GET /api/auth/user'
const message = 'Everybody has been signed out. We have emailed you a link to set a new password.'
const done = () => ({ body: { message } })
const button = () => screen.findByRole('button', { name: 'That was not me' })

test('/not-me#token: the secret leaves the address, and nothing is sent without a press', async () => {
  const server = visiting({ [NOT_ME]: done })
  const app = renderApp('/not-me#token=abc123')
  expect(await button()).toBeVisible()
  expect(screen.getByText(/^We sign out every device/)).toBeVisible()
  await waitFor(() => expect(app.hashes().at(-1)).toBe(''))
  expect(server.callsTo(NOT_ME)).toEqual([])
  await app.user.click(await button())
  expect((await screen.findByText(message)).closest('[role=status]')).toBeVisible()
  expect(server.callsTo(NOT_ME).map(({ body }) => body)).toEqual([{ token: 'abc123' }])
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/reset-password')
})

test('/not-me#token: who was signed in here to that account is no longer', async () => {
  saveToken('kept')
  let isIn = true
  signedIn({
    [WHO]: () => (isIn ? { body: maria } : refused(401, 'Unauthorized')),
    [NOT_ME]: () => {
      isIn = false
      return done()
    },
  })
  const { user } = renderApp('/not-me#token=abc123')
  await screen.findByRole('button', { name: 'Account of Maria' })
  await user.click(await button())
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(screen.getByText(message)).toBeVisible()
})

test('/not-me#token: a link that has ended says what else one can do', async () => {
  visiting({
    [NOT_ME]: () => refused(410, 'This link has already been used or has expired.', { code: 'link_ended' }),
  })
  const { user } = renderApp('/not-me#token=abc123')
  await user.click(await button())
  expect(await screen.findByText('This link has already been used or has expired.')).toBeVisible()
  expect(screen.getByText(/^Sign in and look at “Recent activity”/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'That was not me' })).not.toBeInTheDocument()
})

test('/not-me#token: after a failure it can be tried again', async () => {
  visiting({ [NOT_ME]: () => refused(503, '') })
  const { user } = renderApp('/not-me#token=abc123')
  await user.click(await button())
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible()
  expect(await button()).toBeEnabled()
})

test('/not-me without a secret: says where the link is', async () => {
  visiting()
  renderApp('/not-me')
  expect(await screen.findByText(/^This page opens from the link in our email\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'That was not me' })).not.toBeInTheDocument()
})
