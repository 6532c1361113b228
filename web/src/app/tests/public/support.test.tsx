import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { maria } from '@/testing/samples'
import { signedIn, visiting } from '@/testing/visitor'

type Answer = () => { status?: number; body: unknown }

async function open(answer: Answer = () => ({ body: { message: 'Support Request Submitted' } })) {
  const server = visiting({ 'POST /api/support': answer })
  const { user } = renderApp('/support')
  const fill = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text)
  const send = async () => user.click(await screen.findByRole('button', { name: 'Send Request' }))
  const fillAll = async () => {
    await fill('First name', 'Maria')
    await fill('Last name', 'Lopez')
    await fill('Email', 'maria@example.com')
    await user.selectOptions(screen.getByLabelText('Subject'), 'billing')
    await user.selectOptions(screen.getByLabelText('Priority'), 'high')
    await fill('Message', 'My card was refused.')
  }
  return { server, user, fill, send, fillAll }
}

test('/support: each field says what it needs, and nothing is sent', async () => {
  const { server, user, fill, send } = await open()
  await user.selectOptions(await screen.findByLabelText('Priority'), '')
  await fill('First name', 'M')
  await fill('Last name', 'L')
  await fill('Email', 'maria@')
  await fill('Message', 'Too short')
  await send()
  const sentences = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(sentences).toEqual([
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Please select a subject',
    'Message must be at least 10 characters',
    'Please select a priority level',
  ])
  expect(server.callsTo('POST /api/support')).toEqual([])
})

test('/support: a visitor is not sent to documents and an account', async () => {
  visiting()
  renderApp('/support')
  await screen.findByRole('heading', { name: 'You may find your answer here' })
  const aside = within(screen.getByRole('complementary'))
  expect(aside.getByRole('link', { name: 'How it works' })).toBeVisible()
  expect(aside.queryByRole('link', { name: /^Your / })).not.toBeInTheDocument()
})

test('/support: who has an account finds the way to it and to the documents', async () => {
  signedIn()
  renderApp('/support')
  const mine = await screen.findAllByRole('link', { name: /^Your (documents|account)$/ })
  expect(mine.map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/account'])
})

test('/support: the subjects and priorities are those the server takes', async () => {
  await open()
  const values = async (label: string) =>
    Array.from((await screen.findByLabelText<HTMLSelectElement>(label)).options, ({ value }) => value)
  expect(await values('Subject')).toEqual([
    '',
    'technical',
    'billing',
    'account',
    'document',
    'legal',
    'other',
  ])
  expect(await values('Priority')).toEqual(['', 'low', 'medium', 'high', 'critical'])
})

test('/support: a request that was sent says so, and another is an empty form', async () => {
  const { server, user, send, fillAll } = await open()
  await fillAll()
  await send()
  expect(await screen.findByText('Support Request Submitted')).toBeVisible()
  expect(screen.getByText("We'll respond within 24 hours. Check your email for confirmation.")).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Request sent' })).toHaveFocus()
  expect(screen.getByText(/^Your request has been sent/).closest('[role=status]')).toBeVisible()
  expect(server.callsTo('POST /api/support')[0]?.body).toEqual({
    firstName: 'Maria',
    lastName: 'Lopez',
    email: 'maria@example.com',
    phoneNumber: null,
    subject: 'billing',
    priority: 'high',
    message: 'My card was refused.',
  })
  await user.click(screen.getByRole('button', { name: 'Write another request' }))
  expect(screen.getByLabelText('Message')).toHaveValue('')
  expect(screen.getByLabelText('Priority')).toHaveValue('medium')
})

test('/support: a failure says so, and nothing typed is lost', async () => {
  const { send, fillAll } = await open(() => refused(500, 'Something broke.'))
  await fillAll()
  await send()
  expect(await screen.findByText('Failed to submit support request. Please try again.')).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('My card was refused.')
  expect(screen.getByLabelText('Subject')).toHaveValue('billing')
})

test('/support: the account’s name and address need not be typed again', async () => {
  const server = signedIn({ 'POST /api/support': () => ({ body: { message: 'Support Request Submitted' } }) })
  const { user } = renderApp('/support')
  const address = await screen.findByLabelText('Email')
  await waitFor(() => expect(address).toHaveValue(maria.email))
  await user.selectOptions(screen.getByLabelText('Subject'), 'billing')
  await user.selectOptions(screen.getByLabelText('Priority'), 'high')
  await user.type(screen.getByLabelText('Message'), 'My card was refused.')
  await user.click(screen.getByRole('button', { name: 'Send Request' }))
  await screen.findByText('Support Request Submitted')
  const { firstName, lastName, email } = maria
  expect(server.callsTo('POST /api/support')[0]?.body).toMatchObject({ firstName, lastName, email })
  await user.click(screen.getByRole('button', { name: 'Write another request' }))
  expect(screen.getByLabelText('Email')).toHaveValue(email)
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

test('/support: what was typed before the account was known stays', async () => {
  let answer = () => {}
  const known = new Promise<{ body: unknown }>((resolve) => (answer = () => resolve({ body: maria })))
  signedIn({ 'GET /api/auth/user': () => known })
  const { user } = renderApp('/support')
  await user.type(await screen.findByLabelText('Email'), 'other@example.com')
  answer()
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue(maria.firstName))
  expect(screen.getByLabelText('Email')).toHaveValue('other@example.com')
})

test('/support: a receipt that asks for a refund fills in what it knows', async () => {
  const server = signedIn({ 'POST /api/support': () => ({ body: { message: 'Support Request Submitted' } }) })
  const { user } = renderApp('/support?refund=C-7K2M-9QXD')
  await waitFor(async () => expect(await screen.findByLabelText('Email')).toHaveValue(maria.email))
  await user.click(screen.getByRole('button', { name: 'Send Request' }))
  await screen.findByText('Support Request Submitted')
  expect(server.callsTo('POST /api/support')[0]?.body).toMatchObject({
    subject: 'billing',
    priority: 'medium',
    message: 'I would like a refund of the payment with receipt C-7K2M-9QXD.',
  })
})

test('/support: a question about an attorney review says of which document', async () => {
  signedIn()
  renderApp('/support?review=7')
  expect(await screen.findByLabelText('Message')).toHaveValue(
    'I have a question about the attorney review of my document 7: ',
  )
})

test('/support: what is no receipt writes nothing into the form', async () => {
  visiting()
  renderApp('/support?refund=Send+money+elsewhere')
  expect(await screen.findByLabelText('Message')).toHaveValue('')
})
