import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectToast } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { maria } from '@/testing/samples'
import { signedIn } from '@/testing/visitor'

const SEND = 'POST /api/auth/email-confirmation'
const WHO = 'GET /api/auth/user'
const unconfirmed = () => ({ body: { ...maria, emailConfirmed: false } })
const note = () => screen.findByRole('region', { name: 'Your email address' })
const shownNote = () => screen.queryByRole('region', { name: 'Your email address' })

test('an address that is not confirmed: it is said on every page, and the page is there', async () => {
  signedIn({ [WHO]: unconfirmed })
  renderApp('/')
  expect(await note()).toHaveTextContent(/Open the link that we sent to maria@example\.com in this browser/)
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
})

test('an address that is not confirmed: the link is sent again, and the server’s sentence is read out', async () => {
  const message = 'A new link is on its way.'
  const server = signedIn({ [WHO]: unconfirmed, [SEND]: () => ({ status: 202, body: { message } }) })
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }))
  expect((await screen.findByText(message)).closest('[role=status]')).toBeVisible()
  expect(server.callsTo(SEND)).toHaveLength(1)
})

test('an address that is not confirmed: too many links are said, and nothing is lost', async () => {
  signedIn({
    [WHO]: unconfirmed,
    [SEND]: () => refused(429, 'Several links were sent. Please wait an hour.'),
  })
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText('Several links were sent. Please wait an hour.')).toBeVisible()
})

test('an address that was confirmed on another device meanwhile: it is said, and the note goes', async () => {
  let emailConfirmed = false
  signedIn({
    [WHO]: () => ({ body: { ...maria, emailConfirmed } }),
    [SEND]: () => {
      emailConfirmed = true
      return refused(409, 'Your address is confirmed already.', { code: 'already_confirmed' })
    },
  })
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }))
  await expectToast('plain', 'Your address is confirmed already.')
  await waitFor(() => expect(shownNote()).not.toBeInTheDocument())
})

test('an address that is not confirmed: who opens the note stays in it', async () => {
  signedIn({ [WHO]: unconfirmed })
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'More' }))
  expect(await screen.findByText(/^Please confirm your email address\./)).toHaveFocus()
})

test('an address that is not confirmed: the note can be hidden for this visit', async () => {
  signedIn({ [WHO]: unconfirmed })
  const first = renderApp('/')
  await first.user.click(await screen.findByRole('button', { name: 'Hide for now' }))
  expect(shownNote()).not.toBeInTheDocument()
  first.close()
  renderApp('/')
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })
  expect(shownNote()).not.toBeInTheDocument()
})

test('a confirmed address: nothing is said', async () => {
  signedIn({ [WHO]: () => ({ body: { ...maria, emailConfirmed: true } }) })
  renderApp('/')
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })
  expect(shownNote()).not.toBeInTheDocument()
})
