import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ActivityEvent } from '@/api/types'
import { refused } from '@/testing/fake-api'
import { openAccount, part } from '@/testing/one-account'

const LIST = 'GET /api/account/activity'
const NOT_ME = 'POST /api/account/not-me'

const event = (changes: Partial<ActivityEvent>): ActivityEvent => ({
  id: 'e1',
  at: '2026-11-21T09:00:00Z',
  kind: 'signIn',
  outcome: 'success',
  device: 'Firefox on Windows',
  session: 's1',
  current: false,
  ...changes,
})

test('activity: what happened, on what and when, with this device marked', async () => {
  const events = [
    event({ current: true }),
    event({ id: 'e2', kind: 'signInFailed', device: 'Safari on iPhone', outcome: 'failure' }),
    event({ id: 'e3', kind: 'somethingNew' as ActivityEvent['kind'], device: 'Edge on Windows' }),
  ]
  openAccount({ [LIST]: () => ({ body: { events, next: null } }) })
  const activity = await part('Recent activity')
  const [own, failed, other] = await activity.findAllByRole('listitem')
  expect(own).toHaveTextContent(/^Signed inThis deviceNovember 21, 2026 at .+ · Firefox on Windows$/)
  expect(failed).toHaveTextContent(/^A sign-in failedNovember 21.+ · Safari on iPhone$/)
  expect(other).toHaveTextContent(/^Something about your account changedNovember 21.+ · Edge on Windows$/)
  expect(activity.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('activity: the rest comes with "Show more", as long as there is more', async () => {
  const { user, server } = openAccount({
    [LIST]: ({ url }) =>
      url.searchParams.get('cursor') === 'c2'
        ? { body: { events: [event({ id: 'e2', kind: 'exported' })], next: null } }
        : { body: { events: [event({})], next: 'c2' } },
  })
  const activity = await part('Recent activity')
  await user.click(await activity.findByRole('button', { name: 'Show more' }))
  expect(await activity.findByText('All data was downloaded')).toBeVisible()
  expect(activity.getAllByRole('listitem')).toHaveLength(2)
  expect(activity.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  expect(server.callsTo(LIST).map(({ url }) => url.searchParams.get('cursor'))).toEqual([null, 'c2'])
})

test('activity: more that cannot be loaded leaves what is there, and can be asked for again', async () => {
  const { user } = openAccount({
    [LIST]: ({ url }) =>
      url.searchParams.has('cursor') ? refused(503, '') : { body: { events: [event({})], next: 'c2' } },
  })
  const activity = await part('Recent activity')
  await user.click(await activity.findByRole('button', { name: 'Show more' }))
  expect(await activity.findByRole('alert')).toHaveTextContent('The rest could not be loaded.')
  expect(activity.getAllByRole('listitem')).toHaveLength(1)
  expect(activity.getByRole('button', { name: 'Show more' })).toBeEnabled()
})

test('activity: nothing yet, and a failure, have words of their own', async () => {
  let isUp = false
  const { user } = openAccount({
    [LIST]: () => (isUp ? { body: { events: [], next: null } } : refused(500, '')),
  })
  const activity = await part('Recent activity')
  expect(await activity.findByRole('alert')).toHaveTextContent(
    'The activity of your account could not be loaded.',
  )
  isUp = true
  await user.click(activity.getByRole('button', { name: 'Try Again' }))
  expect(await activity.findByText('Nothing has happened yet.')).toBeVisible()
})

test('that was not me: only after a question; then everybody is out, here too, and it is said what comes next', async () => {
  const message = 'Everybody has been signed out. We have emailed you a link to set a new password.'
  const { user, server, address } = openAccount({ [NOT_ME]: () => ({ body: { message } }) })
  await user.click(await screen.findByRole('button', { name: 'That was not me' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out every device?' }))
  expect(server.callsTo(NOT_ME)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Sign everyone out' }))
  expect((await screen.findByText(message)).closest('[role=status]')).toBeVisible()
  expect(address()).toBe('/not-me')
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/reset-password')
})

test('that was not me: a failure is said in the question, and nobody is signed out', async () => {
  const { user } = openAccount({ [NOT_ME]: () => refused(503, '') })
  await user.click(await screen.findByRole('button', { name: 'That was not me' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Sign everyone out' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('That did not work. Please try again.')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(localStorage.getItem('auth_token')).not.toBeNull()
})
