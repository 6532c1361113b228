import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { signedIn, visiting } from '@/testing/visitor'

type Answer = () => { status?: number; body: unknown }

async function open(answer: Answer = () => ({ body: { message: 'Message Sent!' } })) {
  const server = visiting({ 'POST /api/contact': answer })
  const { user } = renderApp('/contact')
  const fill = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text)
  const send = async () => user.click(await screen.findByRole('button', { name: 'Send Message' }))
  const fillAll = async () => {
    await fill('Name', 'Maria Lopez')
    await fill('Email', 'maria@example.com')
    await fill('Subject', 'A question')
    await fill('Message', 'Where are you?')
  }
  return { server, user, fill, send, fillAll }
}

test('/contact: each field says what it needs, and nothing is sent', async () => {
  const { server, fill, send } = await open()
  await fill('Email', 'maria')
  await fill('Message', 'Too short')
  await send()
  const described = (label: string, text: string) =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text))
  described('Name', 'Name is required')
  described('Email', 'Please enter a valid email address')
  described('Subject', 'Subject is required')
  described('Message', 'Message must be at least 10 characters')
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  expect(server.callsTo('POST /api/contact')).toEqual([])
})

test('/contact: a visitor is not sent to documents and an account', async () => {
  visiting()
  renderApp('/contact')
  await screen.findByRole('heading', { name: 'You may find your answer here' })
  const aside = within(screen.getByRole('complementary'))
  expect(aside.getByRole('link', { name: 'How it works' })).toBeVisible()
  expect(aside.queryByRole('link', { name: /^Your / })).not.toBeInTheDocument()
})

test('/contact: who has an account finds the way to it and to the documents', async () => {
  signedIn()
  renderApp('/contact')
  const mine = await screen.findAllByRole('link', { name: /^Your (documents|account)$/ })
  expect(mine.map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/account'])
})

test('/contact: the account’s name and address are filled in', async () => {
  signedIn()
  renderApp('/contact')
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('maria@example.com'))
  expect(screen.getByLabelText('Name')).toHaveValue('Maria Lopez')
})

test('/contact: a message that was sent says so, and another is an empty form', async () => {
  const { server, user, fill, send, fillAll } = await open()
  await fillAll()
  await fill('Phone number (optional)', '305 555 0101')
  await send()
  expect(await screen.findByText('Message Sent!')).toBeVisible()
  expect(
    screen.getByText("Thank you for contacting us. We'll get back to you within 24 hours."),
  ).toBeVisible()
  expect(screen.getByText(/^Your message has been sent/).closest('[role=status]')).toBeVisible()
  expect(server.callsTo('POST /api/contact')[0]?.body).toEqual({
    name: 'Maria Lopez',
    email: 'maria@example.com',
    phone: '305 555 0101',
    subject: 'A question',
    message: 'Where are you?',
  })
  await user.click(screen.getByRole('button', { name: 'Write another message' }))
  for (const label of ['Name', 'Email', 'Phone number (optional)', 'Subject', 'Message'])
    expect(screen.getByLabelText(label)).toHaveValue('')
})

test('/contact: a phone number can be left out', async () => {
  const { server, send, fillAll } = await open()
  await fillAll()
  await send()
  await screen.findByText('Message Sent!')
  expect(server.callsTo('POST /api/contact')[0]?.body).toMatchObject({ phone: null })
})

test.each<[string, Answer, string]>([
  ['with the server’s sentence', () => refused(429, 'Please wait a minute.'), 'Please wait a minute.'],
  ['with ours', () => ({ status: 500, body: 'oh' }), 'Failed to send message. Please try again.'],
])('/contact: a failure says so %s, and nothing typed is lost', async (_name, answer, sentence) => {
  const { send, fillAll } = await open(answer)
  await fillAll()
  await send()
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Maria Lopez')
  expect(screen.getByLabelText('Message')).toHaveValue('Where are you?')
})

test('/contact: what only the server finds wrong is said at the field', async () => {
  const fields = { email: 'Please enter a valid email address' }
  const { send, fillAll } = await open(() => refused(400, 'Please enter a valid email address', { fields }))
  await fillAll()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address')
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
})
