import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Document, Fact } from '@/api/types'
import { refused, type FakeCall, type Handlers } from '@/testing/fake-api'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

const shared = { meaning: 'What it does.', law: ['s. 61.30'], group: 'Support' }
const split = { ...shared, id: 'split', type: 'choice' as const, text: 'How is it split?' }
const options = [
  { option: 'In half', effect: null },
  { option: 'By income', effect: null },
]

function open(fact: Pick<Fact, 'type' | 'text' | 'bounds'>, handlers: Handlers = {}) {
  const facts = [
    { ...shared, id: 'box', ...fact },
    { ...split, options },
  ]
  const start = will({ answers: { fullName: 'Maria Lopez' } })
  const document = { ...start, interview: { ...start.interview, details: ['box', 'split'] } }
  const server = serverWith(document, keep, { type: { facts }, handlers })
  renderApp('/questionnaire/7?details=1')
  return () =>
    server
      .callsTo('PATCH /api/documents/{id}')
      .map(({ body }) => (body as { facts: Record<string, unknown> }).facts)
}

function keep(call: FakeCall, document: Document): ReturnType<typeof refused> {
  const { facts } = call.body as Pick<Document, 'facts'>
  return saved(call, { ...document, facts: { ...document.facts, ...facts } }, document.interview)
}

/** Presses a circle in two halves; `between` is seen while the button is down. */
async function pressSlowly(name: string, between: () => void) {
  const user = userEvent.setup()
  const target = await screen.findByRole('radio', { name })
  await user.pointer({ keys: '[MouseLeft>]', target })
  between()
  await user.pointer({ keys: '[/MouseLeft]', target })
  await waitFor(() => expect(target).toBeChecked())
}

test.each([
  ['amount', 'plenty', /amount in dollars/],
  ['number', 'many', /number/],
] as const)(
  'what is wrong with a box that is left is said after the press: %s',
  async (type, typed, wrong) => {
    const sent = open({ type, text: 'How much?', ...(type === 'number' && { bounds: { min: 1, max: 9 } }) })
    await userEvent.type(await screen.findByLabelText('How much?'), typed)
    await pressSlowly('In half', () => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(await screen.findByRole('alert')).toHaveTextContent(wrong)
    expect(sent()).toEqual([{ split: 'In half' }])
  },
)

test.each([
  ['name', 'Rosa Diaz', 'Rosa Diaz'],
  ['text', 'As agreed', 'As agreed'],
  ['date', '2027-01-04', '2027-01-04'],
  ['amount', '12', 1200],
] as const)('a box that is left by a press is saved after it: %s', async (type, typed, value) => {
  const sent = open({ type, text: 'How much?' })
  await userEvent.type(await screen.findByLabelText('How much?'), typed)
  await pressSlowly('By income', () => expect(sent()).toEqual([]))
  await waitFor(() => expect(sent()).toEqual([{ split: 'By income' }, { box: value }]))
})

test('what the server says of a box comes after the press that is under way', async () => {
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  const refusal = refused(400, 'Please check.', { fields: { box: 'Name appears too short' } })
  open(
    { type: 'name', text: 'Who pays?' },
    { 'PATCH /api/documents/{id}': () => isAnswered.then(() => refusal) },
  )
  await userEvent.type(await screen.findByLabelText('Who pays?'), 'J{Tab}')
  const user = userEvent.setup()
  const target = screen.getByText('How is it split?')
  await user.pointer({ keys: '[MouseLeft>]', target })
  answer()
  await aMoment()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.pointer({ keys: '[/MouseLeft]', target })
  expect(await screen.findByText('Name appears too short')).toBeVisible()
})

/** Long enough for an answer to be shown. */
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

test('Continue leads to the box that holds it, however often it is pressed', async () => {
  open({ type: 'number', text: 'Which year?', bounds: { min: 2020, max: 2100 } })
  const box = await screen.findByLabelText('Which year?')
  await userEvent.type(box, '40')
  for (const _ of ['first', 'again']) {
    await userEvent.click(await screen.findByRole('button', { name: /^(Continue|Review Document)$/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('2020')
    await waitFor(() => expect(box).toHaveFocus())
  }
})
