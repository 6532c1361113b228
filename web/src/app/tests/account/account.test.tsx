import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openAddress } from '@/lib/open-address'
import { expectToast } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { openAccount, part } from '@/testing/one-account'
import { renderApp } from '@/testing/render-app'
import { maria } from '@/testing/samples'
import { visiting } from '@/testing/visitor'

vi.mock('@/lib/open-address')

beforeEach(() => void vi.mocked(openAddress).mockReset())

const tooMany = () => refused(429, 'Please wait a minute.', { code: 'too_many_tries' })
const unproven = () =>
  refused(400, 'That is not your password.', { fields: { password: 'That is not your password.' } })

test('/account: visitors sign in first, and come back', async () => {
  visiting()
  const { address } = renderApp('/account')
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to Coquina' })).toBeVisible()
  expect(address()).toBe('/auth')
  expect(sessionStorage.getItem('intent')).toContain('/account')
})

test('the menu and the dashboard lead to it', async () => {
  const { user, address } = openAccount({ 'GET /api/documents': () => ({ body: [] }) }, {}, '/dashboard')
  expect(await screen.findByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account')
  await user.click(screen.getByRole('button', { name: 'Account of Maria' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Your account' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  expect(address()).toBe('/account')
})

test('name: a new one is saved, and shown in the header', async () => {
  const { user, server } = openAccount({
    'PATCH /api/account': () => ({ body: { ...maria, firstName: 'Ana', lastName: null } }),
  })
  const name = await part('Name')
  await user.clear(name.getByLabelText('First name (optional)'))
  await user.type(name.getByLabelText('First name (optional)'), 'Ana')
  await user.clear(name.getByLabelText('Last name (optional)'))
  await user.click(name.getByRole('button', { name: 'Save name' }))
  await expectToast('plain', 'Name saved')
  expect(screen.getByRole('button', { name: 'Account of Ana' })).toBeVisible()
  expect(server.callsTo('PATCH /api/account')[0]?.body).toEqual({ firstName: 'Ana', lastName: '' })
})

test('name: what the server refuses is said at the field', async () => {
  const sentence = 'A name has at most 100 characters.'
  const { user } = openAccount({
    'PATCH /api/account': () => refused(400, sentence, { fields: { lastName: sentence } }),
  })
  const name = await part('Name')
  await user.click(name.getByRole('button', { name: 'Save name' }))
  await waitFor(() =>
    expect(name.getByLabelText('Last name (optional)')).toHaveAccessibleDescription(sentence),
  )
})

test('name: what was saved stays in view when another change is refused', async () => {
  const { user } = openAccount({
    'PATCH /api/account': () => ({ body: { ...maria, firstName: 'Ana' } }),
    'POST /api/account/email': unproven,
  })
  const name = await part('Name')
  await user.clear(name.getByLabelText('First name (optional)'))
  await user.type(name.getByLabelText('First name (optional)'), 'Ana')
  await user.click(name.getByRole('button', { name: 'Save name' }))
  await expectToast('plain', 'Name saved')
  const email = await part('Email address')
  await user.type(email.getByLabelText('New email address'), 'new@example.com')
  await user.type(email.getByLabelText('Your password'), 'Abcdefg1')
  await user.click(email.getByRole('button', { name: 'Change address' }))
  expect(await email.findByText('That is not your password.')).toBeInTheDocument()
  expect(name.getByText(/^Ana /)).toBeVisible()
  expect(name.getByLabelText('First name (optional)')).toHaveValue('Ana')
})

async function changeAddress(answer: () => { status?: number; body: unknown }) {
  const app = openAccount({ 'POST /api/account/email': answer })
  const email = await part('Email address')
  await app.user.click(email.getByText('Change your email address'))
  await app.user.type(email.getByLabelText('New email address'), 'new@example.com')
  await app.user.type(email.getByLabelText('Your password'), 'Abcdefg1')
  await app.user.click(email.getByRole('button', { name: 'Change address' }))
  return { ...app, email }
}

test('address: says that a link was mailed, and forgets the password that was typed', async () => {
  const message = 'Please open the link that we have sent to the new address.'
  const { email, server } = await changeAddress(() => ({ status: 202, body: { message } }))
  const note = await email.findByText(new RegExp(`^${message} Until then, sign in with your current address`))
  expect(note.closest('[role=status]')).toBeVisible()
  expect(email.getByLabelText('Your password')).toHaveValue('')
  expect(server.callsTo('POST /api/account/email')[0]?.body).toEqual({
    email: 'new@example.com',
    password: 'Abcdefg1',
  })
})

test('address: a wrong password is said at the field', async () => {
  const { email } = await changeAddress(unproven)
  await waitFor(() =>
    expect(email.getByLabelText('Your password')).toHaveAccessibleDescription('That is not your password.'),
  )
  expect(email.getByLabelText('New email address')).toHaveValue('new@example.com')
})

test.each([
  ['too many tries', tooMany, 'Please wait a minute.'],
  ['a failure without words', () => refused(500, ''), 'That did not work. Please try again.'],
])('address: %s', async (_what, answer, sentence) => {
  const { email } = await changeAddress(answer)
  expect(await email.findByRole('alert')).toHaveTextContent(sentence)
})

async function changePassword(answer: () => { status?: number; body: unknown }, next = 'Abcdefg2') {
  const app = openAccount({ 'POST /api/account/password': answer })
  const password = await part('Password')
  await app.user.type(password.getByLabelText('Current password'), 'Abcdefg1')
  await app.user.type(password.getByLabelText('New password'), next)
  await app.user.click(password.getByRole('button', { name: 'Change password' }))
  return { ...app, password }
}

test('password: a new one brings a new token, and the list of devices is read anew', async () => {
  const { server } = await changePassword(() => ({ body: { token: 'new', user: maria } }))
  await expectToast('plain', 'Password changed', 'You have been signed out everywhere else.')
  expect(localStorage.getItem('auth_token')).toBe('new')
  expect(server.callsTo('POST /api/account/password')[0]?.body).toEqual({
    current: 'Abcdefg1',
    password: 'Abcdefg2',
  })
  await waitFor(() => expect(server.callsTo('GET /api/account')).toHaveLength(2))
  expect(server.callsTo('GET /api/account')[1]?.headers.get('authorization')).toBe('Bearer new')
})

test('password: the rules of the sign-up hold', async () => {
  const { password, server } = await changePassword(() => refused(500, ''), 'abcdefg1')
  expect(await password.findByRole('alert')).toHaveTextContent(
    'Password must contain at least one uppercase letter',
  )
  expect(server.callsTo('POST /api/account/password')).toEqual([])
})

test('password: a wrong current one is said at its field, and nothing typed is lost', async () => {
  const sentence = 'That is not your current password.'
  const { password } = await changePassword(() => refused(400, sentence, { fields: { current: sentence } }))
  await waitFor(() =>
    expect(password.getByLabelText('Current password')).toHaveAccessibleDescription(sentence),
  )
  expect(password.getByLabelText('New password')).toHaveValue('Abcdefg2')
})

test('a session that has ended leads to the sign-in', async () => {
  const { user } = openAccount({ 'PATCH /api/account': () => refused(401, 'Unauthorized') })
  await user.click(await screen.findByRole('button', { name: 'Save name' }))
  await expectToast('destructive', 'Unauthorized', 'You are logged out. Logging in again...')
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/api/login'))
})
