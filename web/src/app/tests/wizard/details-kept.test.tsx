import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Document, Fact, Field } from '@/api/types'
import type { FakeCall } from '@/testing/fake-api'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

const box = (id: string, text: string): Field => ({ id, text, type: 'text', optional: false })

const shared = { meaning: 'What it does.', law: ['s. 61.30'] }
const cars: Fact = {
  ...shared,
  id: 'cars',
  type: 'items',
  group: 'Cars',
  text: 'Which cars are there?',
  field: [box('car', 'Which car is it?')],
}
const notes: Fact = { ...shared, id: 'notes', type: 'text', group: 'Cars', text: 'Anything else?' }
const home: Fact = { ...shared, id: 'home', type: 'text', group: 'Home', text: 'Which home is there?' }

const CAR = { car: 'Honda' }

function open(facts: Document['facts'], pass: () => Promise<void> = () => Promise.resolve()) {
  const start = will({ answers: { fullName: 'Maria Lopez' }, facts })
  const details = ['cars', 'notes', 'home']
  let document = { ...start, interview: { ...start.interview, details } }
  const keep = (call: FakeCall) => {
    const sent = (call.body as Pick<Document, 'facts'>).facts
    const merged = Object.entries({ ...document.facts, ...sent }).filter(([, value]) => value !== null)
    const answer = saved(call, { ...document, facts: Object.fromEntries(merged) }, { details })
    document = answer.body
    return answer
  }
  const server = serverWith(document, keep, {
    type: { facts: [cars, notes, home] },
    handlers: { 'PATCH /api/documents/{id}': (call) => pass().then(() => keep(call)) },
  })
  renderApp('/questionnaire/7?details=1')
  return () => server.callsTo('PATCH /api/documents/{id}').map(({ body }) => (body as Document).facts)
}

const car = () => screen.findByLabelText('Which car is it?')
/** By keyboard, past the buttons of the list. */
const leave = async () => act(() => screen.getByLabelText('Anything else?').focus())
const openGiven = async () =>
  userEvent.click(await screen.findByText('Which cars are there?', { selector: 'summary *' }))

/** A server that answers once it is told to. */
function slow() {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  return { pass: () => answered, answer: () => answer() }
}

test('what is emptied is taken back as it is left', async () => {
  const sent = open({ cars: [CAR] })
  await openGiven()
  await userEvent.clear(await car())
  await leave()
  await waitFor(() => expect(sent()).toEqual([{ cars: null }]))
  expect(await screen.findByText('Saved.')).toBeVisible()
})

test('what is emptied is taken back also by going to another part', async () => {
  const sent = open({ cars: [CAR] })
  await openGiven()
  await userEvent.clear(await car())
  await userEvent.click(screen.getByText('All 2 parts'))
  await userEvent.click(screen.getByRole('button', { name: /^Home/ }))
  await waitFor(() => expect(sent()).toEqual([{ cars: null }]))
})

test('what was never given and is empty again is not sent', async () => {
  const sent = open({})
  await userEvent.type(await car(), 'Honda')
  await userEvent.clear(await car())
  await leave()
  await userEvent.type(screen.getByLabelText('Anything else?'), 'A boat')
  await userEvent.tab()
  await waitFor(() => expect(sent()).toEqual([{ notes: 'A boat' }]))
})

test('what is typed while a save is on its way is kept as it is left', async () => {
  const { pass, answer } = slow()
  const sent = open({}, pass)
  await userEvent.type(await car(), 'Honda')
  await leave()
  await waitFor(() => expect(sent()).toEqual([{ cars: [CAR] }]))
  await userEvent.type(await car(), ' Civic')
  await leave()
  answer()
  await waitFor(() => expect(sent()).toEqual([{ cars: [CAR] }, { cars: [{ car: 'Honda Civic' }] }]))
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(await car()).toHaveValue('Honda Civic')
})

test('what is taken back while a save is on its way is taken back on the server, too', async () => {
  const { pass, answer } = slow()
  const sent = open({}, pass)
  await userEvent.type(await car(), 'Honda')
  await leave()
  await waitFor(() => expect(sent()).toHaveLength(1))
  await userEvent.clear(await car())
  await leave()
  answer()
  await waitFor(() => expect(sent()).toEqual([{ cars: [CAR] }, { cars: null }]))
})
