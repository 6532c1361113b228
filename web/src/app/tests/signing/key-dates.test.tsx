import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { KeyDate } from '@/api/types'
import { refused } from '@/testing/fake-api'
import { answerDue, openSigningDay, paid, part, textOf } from '@/testing/signing-day'

const review: KeyDate = {
  id: 'review',
  title: 'Read your directive again',
  rule: 'Once a year is a habit that is easy to keep.',
  counted: null,
  law: ['s. 765.104'],
  day: '2090-11-26',
  yearly: true,
  reminder: '2090-11-20',
  remind: true,
}
const deposit: KeyDate = {
  ...review,
  id: 'deposit',
  title: 'Deposit',
  yearly: false,
  day: null,
  reminder: null,
}
const answer: KeyDate = {
  ...review,
  id: 'answer',
  title: 'The answer is due',
  yearly: false,
  counted: 'Days are counted by the rule of courts.',
}

const open = (dates: KeyDate[], document = paid, failure?: ReturnType<typeof refused>) =>
  openSigningDay(document, 'simple-will', undefined, { dates, keeping: failure })

test('each date stands with its day, its rule and its source, and one without a day with its rule', async () => {
  open([review, deposit, answer])
  const shown = within(await part('Dates'))
  expect(shown.getAllByText('November 26, 2090')).toHaveLength(2)
  expect(shown.getByText(/\(each year\)/)).toBeVisible()
  expect(shown.getAllByText('s. 765.104')).toHaveLength(3)
  expect(shown.getByText('Days are counted by the rule of courts.')).toBeVisible()
  expect(shown.getAllByRole('checkbox')).toHaveLength(2)
})

test('what several days are counted by is said once', async () => {
  const rule = 'Rule 2.514'
  const served = { ...answer, id: 'served', title: 'Service is due', law: ['Rule 12.070', rule] }
  open([{ ...answer, law: ['Form 12.903(a)', rule] }, served])
  const shown = within(await part('Dates'))
  expect(shown.getAllByText(rule)).toHaveLength(1)
  expect(shown.getByText('Rule 12.070')).toBeVisible()
  expect(shown.getByText('Form 12.903(a)')).toBeVisible()
})

test('a reminder whose day has passed has no switch', async () => {
  open([{ ...answer, day: '2020-01-09', reminder: '2020-01-02' }])
  expect(within(await part('Dates')).queryByRole('checkbox')).not.toBeInTheDocument()
})

test('one press switches a reminder off, another one on again', async () => {
  const { user, callsTo } = open([review, answer])
  const shown = within(await part('Dates'))
  const box = () => shown.getByRole('checkbox', { name: 'Email me a reminder: The answer is due' })
  await user.click(box())
  expect(box()).not.toBeChecked()
  await waitFor(() => expect(callsTo('PATCH /api/documents/{id}')).toHaveLength(1))
  await user.click(box())
  expect(box()).toBeChecked()
  await waitFor(() => expect(callsTo('PATCH /api/documents/{id}')).toHaveLength(2))
  expect(callsTo('PATCH /api/documents/{id}').map(({ body }) => body)).toMatchObject([
    { data: { dateReminders: { off: ['answer'] } } },
    { data: { dateReminders: { off: [] } } },
  ])
})

test('what was switched off before is off, and a switch that is not kept is taken back', async () => {
  const document = { ...paid, data: { dateReminders: { off: ['review'] } } }
  const { user } = open([review], document, refused(500, 'No'))
  const box = await screen.findByRole('checkbox', { name: /^Email me a reminder/ })
  expect(box).not.toBeChecked()
  await user.click(box)
  expect(await screen.findByText('This switch was not saved. Please try again.')).toBeVisible()
  expect(box).not.toBeChecked()
})

test('one calendar file has the planned signing and every date with a day', async () => {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => String(saved.push(file)),
      revokeObjectURL: () => undefined,
    }),
  )
  const plan = { date: '2090-12-05', time: null, place: null, remind: true }
  const { user } = open([review, deposit, answer], { ...paid, signing: { plan, signed: null } })
  await user.click(await screen.findByRole('button', { name: 'Add these dates to my calendar' }))
  const file = await textOf(saved[0])
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  expect(file).toContain('SUMMARY:Sign my will')
  expect(file).toMatch(/DTSTART;VALUE=DATE:20901126\r\nRRULE:FREQ=YEARLY/)
})

test('where no date has a day there is no calendar file', async () => {
  open([deposit])
  await part('Dates')
  expect(screen.queryByRole('button', { name: 'Add these dates to my calendar' })).not.toBeInTheDocument()
})

test('once the papers are filed, that and the next day stand first', async () => {
  const filed = { ...paid, data: { filing: { filedOn: '2026-11-10' } } }
  open([{ ...answerDue, day: null }, answerDue], filed)
  expect(await screen.findByRole('heading', { level: 1, name: 'Filed on November 10, 2026' })).toBeVisible()
  expect(screen.getByText('Next, December 7, 2090: The answer is due')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the filing tracker' })).toHaveAttribute(
    'href',
    '/signing/7#filing',
  )
})
