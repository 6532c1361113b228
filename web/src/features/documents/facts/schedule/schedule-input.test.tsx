import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { scheduleFact as fact } from '@/testing/schedule-fact'
import { draftOf } from '../draft'
import type { Draft } from '../draft-types'
import { FactInput } from '../fact-input'
import { readFact } from '../value'

/** The control with what stands in it; `read` tells what would be sent. */
function Form({ onRead }: { onRead: (reading: ReturnType<typeof readFact>) => void }) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(fact, undefined))
  const [errors, setErrors] = useState({})
  const send = () => {
    const reading = readFact(fact, draft)
    setErrors(reading.errors)
    onRead(reading)
  }
  return (
    <>
      <FactInput fact={fact} draft={draft} errors={errors} counties={[]} onChange={setDraft} />
      <button onClick={send}>Save</button>
    </>
  )
}

async function open() {
  let last: ReturnType<typeof readFact> | undefined
  render(<Form onRead={(reading) => (last = reading)} />)
  await screen.findByRole('radiogroup', { name: 'Which schedule do the overnights follow?' })
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    return last
  }
  return { save }
}

const choose = (name: RegExp | string) => userEvent.click(screen.getByRole('radio', { name }))
const type = async (label: RegExp | string, words: string) => {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(words)
}
const unfold = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name} `) }))
const START = /^On which day does the schedule begin/
const EXCHANGE = /^What time do exchanges/

test('a schedule is chosen, counted while it is chosen, and sent by its parts', async () => {
  const { save } = await open()
  expect(screen.getByRole('status')).toHaveTextContent('as soon as the schedule and its first day are chosen')
  await choose(/^Week on, week off/)
  await userEvent.click(
    within(screen.getByRole('radiogroup', { name: 'With whom is the first week?' })).getByLabelText(
      'The Respondent',
    ),
  )
  await type(START, '2027-01-08')
  await type(EXCHANGE, '6:00 p.m.')
  expect(screen.getByRole('status')).toHaveTextContent(/^Overnights a year: 18\d(\.5)? with the Petitioner/)
  const before = screen.getByRole('status').textContent
  await unfold('Thanksgiving')
  await userEvent.selectOptions(screen.getByLabelText('Thanksgiving, even years'), 'The Petitioner')
  await userEvent.selectOptions(screen.getByLabelText('Thanksgiving, odd years'), 'The Petitioner')
  await userEvent.selectOptions(
    screen.getByLabelText('Thanksgiving, from when to when'),
    'Wednesday to Friday',
  )
  await unfold('Summer break')
  await userEvent.selectOptions(screen.getByLabelText('Summer break, odd years'), 'First half the Petitioner')
  await type('Summer break: first day', '2027-06-04')
  await type('Summer break: last day', '2027-08-10')
  expect(screen.getByRole('status')).not.toHaveTextContent(String(before))
  expect((await save())?.value).toEqual({
    rhythm: 'week',
    first: 'respondent',
    start: '2027-01-08',
    exchange: '6:00 p.m.',
    holidays: { thanksgiving: { span: 'friday', even: 'petitioner', odd: 'petitioner' } },
    breaks: { summer: { even: 'regular', odd: 'petitioner_first', from: '06-04', to: '08-10' } },
  })
})

test('what is missing is said where it is missing', async () => {
  const { save } = await open()
  expect(await save()).toEqual({ value: undefined, errors: {} })
  await choose(/^Every other weekend, from Friday to Sunday/)
  await type(START, '2027-01-10')
  await unfold('Winter break')
  await userEvent.selectOptions(screen.getByLabelText('Winter break, even years'), 'The Petitioner')
  await save()
  expect(screen.getByRole('radiogroup', { name: /on these weekends/ })).toBeInvalid()
  expect(screen.getByLabelText(START)).toBeInvalid()
  expect(screen.getByLabelText(EXCHANGE)).toBeInvalid()
  expect(screen.getByLabelText('Winter break: first day')).toBeInvalid()
  expect(screen.getAllByText('This schedule begins on a Friday.')).toHaveLength(2)
})

test('nothing is counted while the year is still typed', async () => {
  const { save } = await open()
  await choose(/^Week on, week off/)
  await choose('The Petitioner')
  await type(START, '0202-01-08')
  expect(screen.getByRole('status')).toHaveTextContent('as soon as the schedule and its first day are chosen')
  await save()
  expect(screen.getByLabelText(START)).toBeInvalid()
})

test('February 29 is no day of every year, and is said to be the reason', async () => {
  const { save } = await open()
  await choose(/^Week on, week off/)
  await unfold('Winter break')
  await userEvent.selectOptions(screen.getByLabelText('Winter break, even years'), 'The Petitioner')
  await type('Winter break: first day', '2028-02-29')
  await type('Winter break: last day', '2028-03-07')
  await save()
  expect(screen.getByLabelText('Winter break: first day')).toHaveAccessibleDescription(
    /Enter a date other than February 29\./,
  )
  expect(screen.getByLabelText('Winter break: last day')).toBeValid()
})

test('a holiday that goes back to the rhythm is not kept', async () => {
  const { save } = await open()
  await choose(/^Week on, week off/)
  await unfold('Halloween')
  await userEvent.selectOptions(screen.getByLabelText('Halloween, even years'), 'The Petitioner')
  await userEvent.selectOptions(screen.getByLabelText('Halloween, even years'), 'Regular')
  expect((await save())?.value).not.toHaveProperty('holidays')
})

test('a rhythm of their own is set night by night', async () => {
  const { save } = await open()
  await choose('A custom rotation')
  await userEvent.selectOptions(screen.getByLabelText(/^How many weeks/), '1 week')
  await userEvent.click(screen.getByRole('button', { name: 'Week 1, Tuesday night: The Petitioner' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Week 1, Tuesday night: The Respondent' })).toHaveFocus(),
  )
  expect((await save())?.value).toMatchObject({ rhythm: 'own', nights: 'PRPPPPP' })
})

test('the year is drawn in twelve months, each night with a letter', async () => {
  await open()
  await choose(/^Week on, week off/)
  await choose('The Petitioner')
  await type(START, '2027-01-01')
  const [months] = [screen.getAllByRole('table', { name: /^[A-Z][a-z]+$/ })]
  expect(months).toHaveLength(12)
  const january = within(screen.getByRole('table', { name: 'January' }))
  expect(january.getByRole('cell', { name: '7 P' })).toBeInTheDocument()
  expect(january.getByRole('cell', { name: '8 R' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show 2028' }))
  const february = within(screen.getByRole('table', { name: 'February' }))
  expect(february.getByRole('cell', { name: /^29 / })).toBeInTheDocument()
})

test('each holiday is a line with what is chosen, and one is open at a time', async () => {
  await open()
  await userEvent.click(screen.getByText('Holidays and school breaks'))
  expect(screen.getByRole('button', { name: 'Thanksgiving Regular schedule' })).toBeVisible()
  expect(screen.queryByLabelText('Thanksgiving, even years')).not.toBeInTheDocument()
  await unfold('Thanksgiving')
  await userEvent.selectOptions(screen.getByLabelText('Thanksgiving, even years'), 'The Petitioner')
  await userEvent.selectOptions(screen.getByLabelText('Thanksgiving, odd years'), 'The Respondent')
  await unfold('Summer break')
  expect(screen.queryByLabelText('Thanksgiving, even years')).not.toBeInTheDocument()
  const line = screen.getByRole('button', { name: /^Thanksgiving / })
  expect(line).toHaveTextContent(/Even years: The Petitioner · Odd years: The Respondent · Wednesday to/)
})
