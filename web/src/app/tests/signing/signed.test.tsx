import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { KeyDate } from '@/api/types'
import { expectToast } from '@/testing/expect-toast'
import { checkAll, openSigningDay, paid, part } from '@/testing/signing-day'
import { version } from '@/testing/versions'

test('what is signed is noted with the version that was signed, and the page says so', async () => {
  const { user, callsTo } = openSigningDay()
  const shown = within(await part('We have signed'))
  await user.type(shown.getByLabelText(/^Where the original is kept/), 'In the safe')
  await checkAll(user)
  await user.click(shown.getByRole('button', { name: 'We have signed' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your will is signed.' })).toBeVisible()
  expect(screen.getByText('The original: In the safe')).toBeVisible()
  expect(callsTo('PUT /api/documents/{id}/signing')[0]?.body).toMatchObject({
    signed: { original: 'In the safe', version: 4 },
  })
})

test('what is signed without a connection is kept, says so, and is noted when the connection is back', async () => {
  let isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const { user, close, callsTo } = openSigningDay(paid, 'simple-will', () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
  })
  await user.type(
    within(await part('We have signed')).getByLabelText(/^Where the original is kept/),
    'In the safe',
  )
  await checkAll(user)
  await user.click(screen.getByRole('button', { name: 'We have signed' }))
  const words =
    'You are offline. The date and location are kept on this device and will be saved when the connection is back.'
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByText('It was not saved. Please try again.')).not.toBeInTheDocument()
  await allIsChecked()
  close()
  const again = openSigningDay(paid)
  expect(await screen.findByText(words)).toBeVisible()
  await allIsChecked()
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your will is signed.' })).toBeVisible()
  expect(callsTo('PUT /api/documents/{id}/signing')).toHaveLength(1)
  expect(again.callsTo('PUT /api/documents/{id}/signing')[0]?.body).toMatchObject({
    signed: { original: 'In the safe', version: 4 },
  })
})

/** What was checked stays in view while the note of it waits. */
async function allIsChecked() {
  const list = await screen.findByRole('group', { name: /^Did all of this happen/ })
  for (const box of within(list).getAllByRole('checkbox')) expect(box).toBeChecked()
}

test('where the original is can be said later, and the signed version stays', async () => {
  const signed = { date: '2026-11-22', original: null, version: 3 }
  const { user, callsTo } = openSigningDay({ ...paid, signing: { plan: null, signed } })
  await user.click(await screen.findByRole('button', { name: 'Say where the original is' }))
  await user.type(screen.getByLabelText(/^Where the original is kept/), 'In the safe')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The original: In the safe')).toBeVisible()
  expect(callsTo('PUT /api/documents/{id}/signing')[0]?.body).toMatchObject({
    signed: { date: '2026-11-22', version: 3 },
  })
})

test('the page of a signed paper says which version was signed', async () => {
  const signed = { date: '2026-11-22', original: null, version: 4 }
  openSigningDay({ ...paid, signing: { plan: null, signed } }, 'simple-will', undefined, {
    standing: { versions: [version(1), version(2)], signed: 2, signAgain: false, hasChanged: false },
  })
  expect(await screen.findByText('Signed on November 22, 2026. You signed version 2.')).toBeVisible()
})

test('a change after signing asks to sign again', async () => {
  const signed = { date: '2026-11-22', original: 'In the safe', version: 3 }
  openSigningDay({ ...paid, contentVersion: 4, signing: { plan: null, signed } })
  expect(
    await screen.findByText(
      /^The document says something else than the copy that you signed on November 22, 2026\./,
    ),
  ).toBeVisible()
  expect(
    screen.getByText(
      'Keep what you signed on November 22, 2026, and do not destroy it, until the new copy is signed as the law requires, in front of two witnesses.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: /^Your will is ready\./ })).toBeVisible()
})

test('who notes a copy from before a change is led to what has to be signed again', async () => {
  const { user } = openSigningDay({ ...paid, contentVersion: 5 })
  await part('We have signed')
  await checkAll(user)
  await user.click(screen.getByRole('button', { name: 'We have signed' }))
  const again = await screen.findByText(/^The document says something else than the copy that you signed/)
  expect(document.activeElement).toContainElement(again)
  expect(await screen.findByText('Noted. The document has changed since that copy.')).toBeVisible()
  expect(screen.queryByText('Noted. Well done!')).not.toBeInTheDocument()
})

const divorce = {
  ...paid,
  type: 'uncontestedDivorce',
  name: 'Uncontested Divorce',
  parties: ['Ana Ruiz', 'Ben Cole'],
}

const service: KeyDate = {
  id: 'service',
  title: 'Service on your spouse is due',
  rule: 'Service is due within 120 days of filing.',
  law: ['Rule 12.070'],
  counted: null,
  day: null,
  remind: false,
  reminder: null,
  yearly: false,
}

test('of a divorce the days of the case are noted, and forms are checked off', async () => {
  const { user, callsTo } = openSigningDay(divorce, 'uncontested-divorce', undefined, { dates: [service] })
  const shown = within(await part('Filing tracker'))
  await user.type(shown.getByLabelText('Filed with the clerk on'), '2026-01-04')
  await user.type(shown.getByLabelText('Spouse served on'), '2026-01-11')
  await user.type(shown.getByLabelText('Final hearing on (optional)'), '2026-03-02')
  await user.click(shown.getByRole('button', { name: 'Save the dates' }))
  await waitFor(() => expect(callsTo('PATCH /api/documents/{id}')).toHaveLength(1))
  const forms = within(await part('Official forms to file'))
  await user.click(forms.getByRole('checkbox', { name: /^12\.928/ }))
  await waitFor(() => expect(callsTo('PATCH /api/documents/{id}')).toHaveLength(2))
  expect(callsTo('PATCH /api/documents/{id}')[1]?.body).toMatchObject({
    data: {
      filing: { filedOn: '2026-01-04', servedOn: '2026-01-11', hearingOn: '2026-03-02', forms: ['12.928'] },
    },
  })
  expect(screen.queryByRole('region', { name: 'Who can be a witness?' })).not.toBeInTheDocument()
})

test('nobody is served where both spouses file together', async () => {
  openSigningDay(divorce, 'uncontested-divorce')
  const shown = within(await part('Filing tracker'))
  expect(shown.getByLabelText('Filed with the clerk on')).toBeVisible()
  expect(shown.queryByLabelText('Spouse served on')).not.toBeInTheDocument()
})

test('the day of service that is noted is seen and can be corrected, though it is not due any more', async () => {
  const filing = { filedOn: '2026-01-04', servedOn: '2026-01-11' }
  openSigningDay({ ...divorce, data: { filing } }, 'uncontested-divorce')
  const shown = within(await part('Filing tracker'))
  expect(shown.getByLabelText('Spouse served on')).toHaveValue('2026-01-11')
})

test('a hearing before the papers were filed is not kept', async () => {
  const { user, callsTo } = openSigningDay(divorce, 'uncontested-divorce')
  const shown = within(await part('Filing tracker'))
  await user.type(shown.getByLabelText('Filed with the clerk on'), '2026-01-04')
  await user.type(shown.getByLabelText('Final hearing on (optional)'), '2026-01-04')
  await user.click(shown.getByRole('button', { name: 'Save the dates' }))
  expect(shown.getByRole('alert')).toHaveTextContent('This day is not after the day of filing.')
  expect(callsTo('PATCH /api/documents/{id}')).toEqual([])
})

test('a petition may be filed before the agreement is signed', async () => {
  const signed = { date: '2026-01-20', original: null, version: 4 }
  const { user, callsTo } = openSigningDay(
    { ...divorce, signing: { plan: null, signed } },
    'uncontested-divorce',
  )
  const filing = within(await part('Filing tracker'))
  await user.type(filing.getByLabelText('Filed with the clerk on'), '2026-01-04')
  await user.click(filing.getByRole('button', { name: 'Save the dates' }))
  await waitFor(() => expect(callsTo('PATCH /api/documents/{id}')).toHaveLength(1))
})

test('that the dates are saved is not said beside a date that is refused', async () => {
  const { user } = openSigningDay(divorce, 'uncontested-divorce')
  const shown = within(await part('Filing tracker'))
  await user.type(shown.getByLabelText('Filed with the clerk on'), '2026-01-04')
  await user.click(shown.getByRole('button', { name: 'Save the dates' }))
  await expectToast('plain', 'The dates are saved.')
  await user.type(shown.getByLabelText('Final hearing on (optional)'), '2026-01-03')
  await user.click(shown.getByRole('button', { name: 'Save the dates' }))
  expect(await shown.findByRole('alert')).toBeVisible()
  expect(screen.queryByText('The dates are saved.')).not.toBeInTheDocument()
})
