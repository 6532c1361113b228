import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Passkey } from '@/api/types'
import { saveFile } from '@/lib/save-file'
import { expectToast } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { browserWithPasskeys, closed, creation, proof, request } from '@/testing/fake-passkeys'
import { account, openAccount, part } from '@/testing/one-account'

vi.mock('@/lib/save-file')

beforeEach(() => void vi.mocked(saveFile).mockReset())

const LIST = 'GET /api/account/passkeys'
const OPTIONS = 'POST /api/account/passkeys/options'
const ADD = 'POST /api/account/passkeys'
const REMOVE = 'POST /api/account/passkeys/{id}/delete'
const PROOF = 'POST /api/account/proof/options'
const EXPORT = 'POST /api/account/export'

const phone: Passkey = {
  id: 'k1',
  name: 'Phone',
  createdAt: '2026-11-20T08:00:00Z',
  lastUsedAt: '2026-11-21T08:00:00Z',
}
const withPhone = {
  'GET /api/account': () => ({ body: account({ passkeys: 1 }) }),
  [LIST]: () => ({ body: { passkeys: [phone] } }),
  [PROOF]: () => ({ body: request }),
}
const archive = () => ({ body: 'zip' })

async function startAdding(handlers: Parameters<typeof openAccount>[0]) {
  const app = openAccount({ [OPTIONS]: () => ({ body: creation }), ...handlers })
  await app.user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Add a passkey' }))
  return { ...app, dialog }
}

test('passkeys: one is added with a name, after the password, and stands in the list', async () => {
  browserWithPasskeys()
  let passkeys: Passkey[] = []
  const { user, dialog, server } = await startAdding({
    [LIST]: () => ({ body: { passkeys } }),
    [ADD]: () => {
      passkeys = [phone]
      return { status: 201, body: phone }
    },
  })
  await user.type(dialog.getByLabelText('Name (optional)'), 'Phone')
  await user.type(dialog.getByLabelText('Your password'), 'Abcdefg1')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await expectToast('plain', 'Passkey added', 'From now on you can sign in with it.')
  const list = await part('Passkeys')
  expect(await list.findByRole('listitem')).toHaveTextContent(/^PhoneAdded November 20, 2026 · Last used/)
  expect(server.callsTo(OPTIONS).map(({ body }) => body)).toEqual([{ password: 'Abcdefg1' }])
  expect(server.callsTo(ADD).map(({ body }) => body)).toEqual([
    { ...proof(creation.challenge), name: 'Phone' },
  ])
})

test('passkeys: a wrong password is said where it was typed, and the browser is not asked', async () => {
  const browser = browserWithPasskeys()
  const sentence = 'That is not your password.'
  const { user, dialog } = await startAdding({
    [OPTIONS]: () => refused(400, sentence, { fields: { password: sentence } }),
  })
  await user.type(dialog.getByLabelText('Your password'), 'Nope1234')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
  expect(browser.create).not.toHaveBeenCalled()
})

test.each([
  ['the person closes the window', closed, /^The passkey was not used\. The prompt was closed/],
  [
    'the device has one already',
    () => {
      throw new DOMException('', 'InvalidStateError')
    },
    'This device already has a passkey for your account.',
  ],
])('passkeys: when %s, that is said, and one can try again', async (_what, create, sentence) => {
  browserWithPasskeys({ create })
  const { user, dialog, server } = await startAdding({})
  await user.type(dialog.getByLabelText('Your password'), 'Abcdefg1')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
  expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled()
  expect(server.callsTo(ADD)).toEqual([])
})

test('passkeys: a browser that knows none says where to go', async () => {
  openAccount({})
  const passkeys = await part('Passkeys')
  expect(await passkeys.findByText(/^This browser cannot use passkeys\./)).toBeVisible()
  expect(passkeys.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument()
  expect(await passkeys.findByText('You have no passkey yet.')).toBeVisible()
})

test('passkeys: ten are the most, which is said before one tries', async () => {
  browserWithPasskeys()
  const passkeys = Array.from({ length: 10 }, (_, index) => ({ ...phone, id: `k${index}` }))
  openAccount({ [LIST]: () => ({ body: { passkeys } }) })
  expect(await screen.findByText(/^You have 10 passkeys, which is the most/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument()
})

test('passkeys: a list that cannot be loaded says so, and is asked for again', async () => {
  browserWithPasskeys()
  let isUp = false
  const { user } = openAccount({
    [LIST]: () => (isUp ? { body: { passkeys: [phone] } } : refused(503, '')),
  })
  const passkeys = await part('Passkeys')
  expect(await passkeys.findByRole('alert')).toHaveTextContent('Your passkeys could not be loaded.')
  isUp = true
  await user.click(passkeys.getByRole('button', { name: 'Try Again' }))
  expect(await passkeys.findByText('Phone')).toBeVisible()
})

test('passkeys: one is removed after a question and a passkey', async () => {
  browserWithPasskeys()
  const { user, server } = openAccount({
    ...withPhone,
    [REMOVE]: () => ({ body: { message: 'It no longer signs you in.' } }),
  })
  await user.click(await screen.findByRole('button', { name: /^Remove: Phone, added/ }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove “Phone”?' }))
  expect(dialog.getByText(/^Your browser will ask for your passkey\./)).toBeVisible()
  expect(dialog.getByRole('link', { name: 'set a new password' })).toHaveAttribute('href', '/reset-password')
  await user.click(dialog.getByRole('button', { name: 'Remove passkey' }))
  await expectToast('plain', 'Passkey removed', 'It no longer signs you in.')
  expect(server.callsTo(REMOVE)[0]?.url.pathname).toBe('/api/account/passkeys/k1/delete')
  expect(server.callsTo(REMOVE)[0]?.body).toEqual({ passkey: proof() })
})

test('proof: who has a passkey downloads everything with it, and is asked for no password', async () => {
  browserWithPasskeys()
  const { user, server } = openAccount({ ...withPhone, [EXPORT]: archive })
  await user.click(await screen.findByRole('button', { name: 'Download everything' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.queryByLabelText('Your password')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  expect(server.callsTo(EXPORT).map(({ body }) => body)).toEqual([{ passkey: proof() }])
})

test('proof: that a passkey is needed the server may know first; the next press asks for it', async () => {
  browserWithPasskeys()
  const sentence = 'Please confirm with your passkey.'
  const { user, server } = openAccount({
    [PROOF]: withPhone[PROOF],
    [EXPORT]: ({ body }) =>
      'passkey' in (body as object) ? archive() : refused(403, sentence, { code: 'passkey_required' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Download everything' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.type(dialog.getByLabelText('Your password'), 'Abcdefg1')
  await user.click(dialog.getByRole('button', { name: 'Download' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
  expect(dialog.queryByLabelText('Your password')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  expect(server.callsTo(EXPORT)).toHaveLength(2)
})

test('proof: a window that was closed keeps the account, and says so', async () => {
  browserWithPasskeys({ get: closed })
  const { user, server } = openAccount(withPhone)
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^The passkey was not used/)
  expect(server.callsTo('POST /api/account/delete')).toEqual([])
})

test('proof: another address is asked for with the passkey', async () => {
  browserWithPasskeys()
  const { user, server } = openAccount({
    ...withPhone,
    'POST /api/account/email': () => ({ status: 202, body: { message: 'Please open the link.' } }),
  })
  const address = await part('Email address')
  await user.click(address.getByText('Change your email address'))
  await user.type(address.getByLabelText('New email address'), 'new@example.com')
  expect(address.queryByLabelText('Your password')).not.toBeInTheDocument()
  await user.click(address.getByRole('button', { name: 'Change address' }))
  expect(await address.findByText(/^Please open the link\./)).toBeVisible()
  expect(server.callsTo('POST /api/account/email').map(({ body }) => body)).toEqual([
    { email: 'new@example.com', passkey: proof() },
  ])
})
