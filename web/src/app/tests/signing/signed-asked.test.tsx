import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { floridaDay } from '@/lib/dates'
import { refused } from '@/testing/fake-api'
import { checkAll, openSigningDay, paid, part } from '@/testing/signing-day'

test('before it is noted it is asked whether what the paper needs has happened', async () => {
  const { user, callsTo } = openSigningDay()
  const shown = within(await part('We have signed'))
  const save = shown.getByRole('button', { name: 'We have signed' })
  await user.click(shown.getByRole('checkbox', { name: 'Maria Elena Lopez signed.' }))
  await user.click(save)
  expect(shown.getByRole('alert')).toHaveTextContent(/^Something that your paper asks for is not checked\./)
  expect(callsTo('PUT /api/documents/{id}/signing')).toEqual([])
  await user.click(shown.getByRole('checkbox', { name: /^Two witnesses were there at the same time/ }))
  await user.click(shown.getByRole('checkbox', { name: /^Every line for initials/ }))
  await user.click(save)
  // The self-proof is not checked: a will is valid without it.
  expect(await screen.findByRole('heading', { level: 1, name: 'Your will is signed.' })).toBeVisible()
})

const DOUBT = /^Not everything that your paper asks for was checked when this was noted\./

test('who was asked once may note the signing as it is, and the page keeps the doubt until the rest is checked', async () => {
  const { user, callsTo, close } = openSigningDay()
  const save = await screen.findByRole('button', { name: 'We have signed' })
  await user.click(save)
  await user.click(save)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your will is signed.' })).toBeVisible()
  expect(screen.getByText(DOUBT)).toBeVisible()
  expect(await screen.findByText('Noted.')).toBeVisible()
  await waitFor(() => expect(callsTo('PATCH /api/documents/{id}')[0]?.body).toMatchObject(doubtful))
  close()
  const again = openSigningDay({ ...paid, ...doubtful, signing: { plan: null, signed: signedHere } })
  expect(await screen.findByText(DOUBT)).toBeVisible()
  await again.user.click(screen.getByRole('button', { name: 'Complete this note' }))
  await checkAll(again.user)
  await again.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText(DOUBT)).not.toBeInTheDocument())
})

const doubtful = { data: { signedUnchecked: true } }
const signedHere = { date: '2026-11-22', original: null, version: 4 }

test('a doubt that could not be sent is said all the same', async () => {
  const { user } = openSigningDay(paid, 'simple-will', undefined, { keeping: refused(503, '') })
  const save = await screen.findByRole('button', { name: 'We have signed' })
  await user.click(save)
  await user.click(save)
  expect(await screen.findByText(DOUBT)).toBeVisible()
})

test('of a signing with all that the paper needs there is no doubt', async () => {
  const { user, callsTo } = openSigningDay()
  await checkAll(user)
  await user.click(screen.getByRole('button', { name: 'We have signed' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your will is signed.' })).toBeVisible()
  expect(screen.queryByText(DOUBT)).not.toBeInTheDocument()
  expect(callsTo('PATCH /api/documents/{id}')).toEqual([])
})

test('that something is not checked is said at the list, above the button', async () => {
  const { user } = openSigningDay()
  const save = await screen.findByRole('button', { name: 'We have signed' })
  await user.click(save)
  const said = screen.getByText(/^Something that your paper asks for is not checked\./)
  expect(said.compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('group', { name: /^Did all of this happen/ })).toHaveAccessibleDescription(
    /^Something that your paper asks for is not checked\./,
  )
})

test.each([
  ['2026-01-05', '2026-01-05'],
  ['2090-01-05', floridaDay(new Date())],
])('of a signing that was planned for %s the day is %s', async (date, day) => {
  const plan = { date, time: null, place: null, remind: true }
  openSigningDay({ ...paid, signing: { plan, signed: null } })
  expect(within(await part('We have signed')).getByLabelText('Day of signing')).toHaveValue(day)
})

test('the day that was planned for a copy signed before is not the day of the new one', async () => {
  const plan = { date: '2026-01-05', time: null, place: null, remind: true }
  const signed = { date: '2026-01-05', original: null, version: 3 }
  openSigningDay({ ...paid, contentVersion: 4, signing: { plan, signed } })
  const box = within(await part('We have signed')).getByLabelText('Day of signing')
  expect(box).toHaveValue(floridaDay(new Date()))
})
