import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refused } from '@/testing/fake-api'
import { openSigningDay, paid, part, textOf } from '@/testing/signing-day'

test('a name is checked against the paper’s own table, with the reason and the section', async () => {
  const { user } = openSigningDay()
  const shown = within(await part('Who can be a witness?'))
  const box = shown.getByLabelText('Name of a possible witness')
  await user.type(box, 'helen brooks{Enter}')
  expect(shown.getByRole('status')).toHaveTextContent(
    /^Not named in your document.*helen brooks is not named/,
  )
  await user.clear(box)
  await user.type(box, 'daniel lópez{Enter}')
  expect(shown.getByRole('status')).toHaveTextContent(
    /^Better not.*your personal representative.*s\. 732\.504/,
  )
  await user.clear(box)
  await user.click(shown.getByRole('button', { name: 'Check this name' }))
  expect(shown.getByRole('alert')).toHaveTextContent('Please type a first and last name.')
  await user.type(box, 'my husband{Enter}')
  expect(shown.getByRole('alert')).toHaveTextContent('Please type a first and last name.')
})

test('a child who is named only in somebody’s own words is no free witness', async () => {
  const { user } = openSigningDay()
  const shown = within(await part('Who can be a witness?'))
  await user.type(shown.getByLabelText('Name of a possible witness'), 'Luis Lopez{Enter}')
  expect(shown.getByRole('status')).toHaveTextContent(
    /^Named in your document.*own words in “Article II\. My Family” may name Luis Lopez.*“Ana, 12; Luis, 9\. .*”.*better choose another/,
  )
})

test('what is found about a name is brought into view, each time that it is asked', async () => {
  const { user } = openSigningDay()
  const shown = within(await part('Who can be a witness?'))
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const box = shown.getByLabelText('Name of a possible witness')
  await user.type(box, 'helen brooks{Enter}')
  const status = shown.getByRole('status')
  expect(scroll.mock.contexts).toEqual([status])
  const first = status.firstElementChild
  await user.type(box, '{Enter}')
  expect(scroll.mock.contexts).toEqual([status, status])
  expect(status.firstElementChild).not.toBe(first)
})

test('the notary of a will is there for the self-proof, in the paper’s own words, not for the will', async () => {
  openSigningDay()
  expect(await screen.findByText('4. Notary, for the self-proof')).toBeVisible()
  const [needed] = screen.getAllByText(/^The notary is not needed for the will to be valid\./)
  expect(needed).toHaveTextContent(/self-proving affidavit/)
})

test('the notary of a paper that needs one is called a notary and no more', async () => {
  openSigningDay({ ...paid, type: 'powerOfAttorney' }, 'power-of-attorney')
  expect(await screen.findByText(/^\d\. Notary$/)).toBeVisible()
  expect(screen.queryByText(/for the self-proof/)).not.toBeInTheDocument()
})

test('a day is planned, and its calendar file and message say so', async () => {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => String(saved.push(file)),
      revokeObjectURL: () => undefined,
    }),
  )
  const { user, callsTo } = openSigningDay()
  const shown = within(await part('Set the day'))
  await user.click(shown.getByRole('button', { name: 'Save the plan' }))
  expect(shown.getByRole('alert')).toHaveTextContent('Please choose a day.')
  await user.type(shown.getByLabelText('Date'), '2090-12-05')
  await user.type(shown.getByLabelText('Time (optional)'), '10:00')
  await user.type(shown.getByLabelText('Place (optional)'), 'Harbor Bank, Main Street')
  await user.click(shown.getByRole('button', { name: 'Save the plan' }))
  await user.click(await shown.findByRole('button', { name: 'Add to my calendar' }))
  const plan = { date: '2090-12-05', time: '10:00', place: 'Harbor Bank, Main Street', remind: true }
  expect(callsTo('PUT /api/documents/{id}/signing')[0]?.body).toEqual({ plan, signed: null })
  expect(callsTo('PUT /api/documents/{id}/signing')[0]?.headers.get('if-match')).toBe('"4"')
  const file = (await textOf(saved[0])).replaceAll('\r\n ', '')
  expect(file).toContain('DTSTART:20901205T100000')
  expect(file).toContain('TRIGGER:-PT960M')
  expect(file).toMatch(/URL:http.*\/signing\/7\r/)
  expect(file).toContain(
    String.raw`Who must be there:\n- You\, Maria Elena Lopez.\n- Two adult witnesses.\n- A notary\, for the self-proving affidavit.\n\nBring:`,
  )
  expect(shown.getByLabelText('Message to your witnesses')).toHaveDisplayValue(
    /on Tuesday, December 5, 2090 at 10:00 AM, at Harbor Bank, Main Street/,
  )
})

test('what the server refuses is said at its box, and a day that has passed is not sent', async () => {
  const { user, callsTo } = openSigningDay(
    paid,
    'simple-will',
    refused(400, 'Too far', { fields: { planDate: 'Please choose a day within the next two years.' } }),
  )
  const shown = within(await part('Set the day'))
  await user.type(shown.getByLabelText('Date'), '2020-01-01')
  await user.click(shown.getByRole('button', { name: 'Save the plan' }))
  expect(shown.getByRole('alert')).toHaveTextContent('Please choose a day that has not passed.')
  expect(callsTo('PUT /api/documents/{id}/signing')).toEqual([])
  await user.clear(shown.getByLabelText('Date'))
  await user.type(shown.getByLabelText('Date'), '2090-01-01')
  await user.click(shown.getByRole('button', { name: 'Save the plan' }))
  expect(await shown.findByText('Please choose a day within the next two years.')).toBeVisible()
})

test('what another window has noted is kept, and said', async () => {
  const newer = {
    ...paid,
    version: 9,
    signing: { plan: { date: '2090-01-01', time: null, place: 'The bank', remind: false }, signed: null },
  }
  const sentence = 'This document was changed in another window. Here is the newer copy.'
  const { user } = openSigningDay(
    paid,
    'simple-will',
    refused(412, sentence, { code: 'version_conflict', document: newer }),
  )
  const shown = within(await part('Set the day'))
  await user.type(shown.getByLabelText('Date'), '2090-12-05')
  await user.click(shown.getByRole('button', { name: 'Save the plan' }))
  expect(await shown.findByText(sentence)).toBeVisible()
  expect(shown.getByLabelText('Message to your witnesses')).toHaveDisplayValue(/at The bank/)
})

test('only the step that one is at stands open, and the day says that it is not set', async () => {
  openSigningDay()
  const isOpen = (name: string) =>
    screen.getByRole('region', { name }).querySelector('details')?.hasAttribute('open')
  expect(await screen.findByText('Day not set')).toBeVisible()
  const steps = ['Blanks to fill in', 'Who can be a witness?', 'Set the day', 'Your versions']
  expect(steps.map(isOpen)).toEqual([true, false, false, false])
})

test('what is done now, on the day and after stands apart, in that order', async () => {
  openSigningDay()
  await part('Now')
  const outline = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(outline.slice(0, 3)).toEqual(['Now', 'On the day', 'After you sign'])
  const phases = ['Now', 'On the day', 'After you sign'].map((name) => {
    const phase = screen.getByRole('region', { name })
    return within(phase)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  })
  expect(phases).toEqual([
    ['Blanks to fill in', 'Who must be there', 'Who can be a witness?', 'Set the day'],
    ['Sign, in this order'],
    ['We have signed'],
  ])
})
