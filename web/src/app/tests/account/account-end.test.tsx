import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '@/api/types'
import { openAddress } from '@/lib/open-address'
import { saveFile } from '@/lib/save-file'
import { expectToast } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { openAccount, part } from '@/testing/one-account'

vi.mock('@/lib/open-address')
vi.mock('@/lib/save-file')

beforeEach(() => {
  vi.mocked(openAddress).mockReset()
  vi.mocked(saveFile).mockReset()
})

const provider: Partial<Account> = { way: 'provider' }
const tooMany = () => refused(429, 'Please wait a minute.', { code: 'too_many_tries' })
const unproven = () =>
  refused(400, 'That is not your password.', { fields: { password: 'That is not your password.' } })

async function prove(button: string, confirm: string, password = 'Abcdefg1') {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const field = dialog.queryByLabelText('Your password')
  if (field) await user.type(field, password)
  await user.click(dialog.getByRole('button', { name: confirm }))
  return { dialog, user }
}

const archive = () => ({
  body: 'zip',
  headers: { 'content-disposition': 'attachment; filename="coquina-export-2026-11-21.zip"' },
})

test('data: everything is saved under the server’s name, and says so', async () => {
  const { server } = openAccount({ 'POST /api/account/export': archive })
  await prove('Download everything', 'Download')
  expect(
    (await screen.findByText('Your archive is in your downloads.')).closest('[role=status]'),
  ).toBeVisible()
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'coquina-export-2026-11-21.zip')
  expect(server.callsTo('POST /api/account/export').map(({ body }) => body)).toEqual([
    { password: 'Abcdefg1' },
  ])
})

test('data: very much comes in several files, one after the other, each with a name of its own', async () => {
  const { server } = openAccount({
    'POST /api/account/export': ({ url }) =>
      url.searchParams.has('cursor')
        ? archive()
        : { ...archive(), headers: { ...archive().headers, 'x-next-cursor': 'p2' } },
  })
  await prove('Download everything', 'Download')
  expect(await screen.findByText(/^Part 1 is in your downloads\./)).toBeVisible()
  await prove('Download part 2', 'Download')
  expect(await screen.findByText('Your archive is in your downloads.')).toBeVisible()
  expect(vi.mocked(saveFile).mock.calls.map(([, name]) => name)).toEqual([
    'coquina-export-2026-11-21.zip',
    'coquina-export-2026-11-21-2.zip',
  ])
  const cursors = server.callsTo('POST /api/account/export').map(({ url }) => url.searchParams.get('cursor'))
  expect(cursors).toEqual([null, 'p2'])
})

test('data: while it takes its time, it says so', async () => {
  openAccount({ 'POST /api/account/export': () => new Promise<never>(() => undefined) })
  const { dialog } = await prove('Download everything', 'Download')
  expect(await dialog.findByText('Your archive is being prepared. This can take a minute.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-busy', 'true')
})

test.each([
  ['a wrong password', unproven, 'That is not your password.'],
  ['too many tries', tooMany, 'Please wait a minute.'],
])('data: %s is said where it was typed', async (_what, answer, sentence) => {
  openAccount({ 'POST /api/account/export': answer })
  const { dialog } = await prove('Download everything', 'Download')
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
  expect(saveFile).not.toHaveBeenCalled()
})

test('deletion: nothing is sent without a password', async () => {
  const { server } = openAccount({})
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Your password', { selector: '[role=alertdialog] input' })).toHaveFocus(),
  )
  await user.click(screen.getByRole('button', { name: 'Delete for good' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your password')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(server.callsTo('POST /api/account/delete')).toEqual([])
})

test('deletion: says what goes; afterwards one is signed out, on the home page', async () => {
  const message = 'Your account and everything in it have been deleted.'
  const { server, address } = openAccount({ 'POST /api/account/delete': () => ({ body: { message } }) })
  const end = await part('Delete your account')
  expect(
    end.getByText('Your documents are deleted with their answers and PDFs, including those you paid for.'),
  ).toBeVisible()
  const { dialog } = await prove('Delete account', 'Delete for good')
  expect(dialog.getByText(/This cannot be undone\.$/)).toBeInTheDocument()
  await expectToast('plain', 'Account deleted', message)
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  await waitFor(() => expect(address()).toBe('/'))
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(server.callsTo('POST /api/account/delete')[0]?.body).toEqual({ password: 'Abcdefg1' })
})

test('deletion: a refusal keeps the account, and the person signed in', async () => {
  openAccount({ 'POST /api/account/delete': () => refused(409, 'A payment is under way.') })
  const { dialog } = await prove('Delete account', 'Delete for good')
  expect(await dialog.findByRole('alert')).toHaveTextContent('A payment is under way.')
  expect(localStorage.getItem('auth_token')).not.toBeNull()
})

test('identity provider: there is no address and no password to change', async () => {
  openAccount({}, provider)
  expect(await screen.findByText(/^You sign in with an identity provider\./)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Password' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Email address' })).not.toBeInTheDocument()
})

test.each([
  ['Download everything', 'Download', 'POST /api/account/export'],
  ['Delete account', 'Delete for good', 'POST /api/account/delete'],
] as const)(
  'identity provider: %s may ask for a fresh sign-in, and leads there and back',
  async (button, confirm, call) => {
    const sentence = 'Please sign in again first.'
    openAccount({ [call]: () => refused(403, sentence, { code: 'fresh_login_required' }) }, provider)
    const { dialog, user } = await prove(button, confirm)
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
    await user.click(dialog.getByRole('button', { name: 'Sign in again' }))
    expect(openAddress).toHaveBeenCalledExactlyOnceWith('/api/login?force=true')
    expect(sessionStorage.getItem('intent')).toContain('/account')
  },
)
