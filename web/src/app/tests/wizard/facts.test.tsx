import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Document, Fact } from '@/api/types'
import { refused, type FakeCall } from '@/testing/fake-api'
import { saved, serverWith } from '@/testing/one-document'
import { paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

const shared = { meaning: 'What it does.', law: ['s. 732.502'] }

const children: Fact = {
  ...shared,
  id: 'children',
  type: 'people',
  text: 'Who are your children?',
  field: [
    { id: 'name', type: 'name', text: 'Full name', optional: false },
    { id: 'minor', type: 'yes_no', text: 'Under 18 now?', optional: false },
    { id: 'guardian', type: 'name', text: 'Who would care for the child?', optional: true, with: 'minor' },
  ],
}

type Change = { facts: Record<string, unknown>; answers: Record<string, string> }

/** The server keeps facts as sent; the answer that one composes is beside the point here. */
function keep(call: FakeCall, document: Document): ReturnType<typeof refused> {
  const { facts } = call.body as Change
  const given = Object.entries({ ...document.facts, ...facts }).filter(([, value]) => value !== null)
  return saved(call, { ...document, facts: Object.fromEntries(given) }, document.interview)
}

function review(fact: Fact, onSave = keep) {
  const start = will({ answers: { fullName: 'Maria Lopez' } })
  const document = { ...start, interview: { ...start.interview, details: [fact.id] } }
  const server = serverWith(document, onSave, {
    type: { facts: [fact] },
    preview: { complete: true, paper: paper() },
  })
  renderApp('/review/7')
  return () =>
    (server.callsTo('PATCH /api/documents/{id}').at(-1)?.body as Change | undefined)?.facts[fact.id]
}
async function section() {
  const details = await screen.findByRole('region', { name: 'Details' })
  details.querySelector('details')?.setAttribute('open', '')
  return within(details)
}
const save = async () => userEvent.click((await section()).getByRole('button', { name: 'Save' }))

test('people are given as cards, and a field that goes with another is asked only then', async () => {
  const sent = review(children)
  const details = await section()
  await userEvent.type(details.getByLabelText('Full name'), 'Ana Lopez')
  const card = within(details.getByRole('group', { name: 'Ana Lopez' }))
  expect(card.queryByLabelText(/care for the child/)).toBeNull()
  await userEvent.click(card.getByRole('radio', { name: 'Yes' }))
  await userEvent.type(card.getByLabelText('Who would care for the child? (optional)'), 'Rosa Diaz')
  await userEvent.click(details.getByRole('button', { name: 'Add another person' }))
  const second = within(details.getByRole('group', { name: 'Person 2' }))
  await userEvent.type(second.getByLabelText('Full name'), 'Luis Lopez')
  await userEvent.click(
    within(details.getByRole('group', { name: 'Luis Lopez' })).getByRole('radio', { name: 'No' }),
  )
  await save()
  expect(await details.findByText('Saved.')).toBeVisible()
  expect(sent()).toEqual([
    { name: 'Ana Lopez', minor: true, guardian: 'Rosa Diaz' },
    { name: 'Luis Lopez', minor: false },
  ])
})

test('what is missing is said at its box, which gets the cursor', async () => {
  review(children)
  const details = await section()
  await userEvent.click(details.getByRole('radio', { name: 'Yes' }))
  await save()
  expect(details.getByText('Enter a name.')).toBeVisible()
  await waitFor(() => expect(details.getByLabelText('Full name')).toHaveFocus())
})

test('what the server says of one person puts the cursor there', async () => {
  const sentence = 'Person 2: Name appears too short'
  review(children, () => refused(400, 'Please check.', { fields: { children: sentence } }))
  const details = await section()
  await userEvent.type(details.getByLabelText('Full name'), 'Ana Lopez')
  await userEvent.click(details.getByRole('radio', { name: 'Yes' }))
  await userEvent.click(details.getByRole('button', { name: 'Add another person' }))
  const second = within(details.getByRole('group', { name: 'Person 2' }))
  await userEvent.type(second.getByLabelText('Full name'), 'L')
  await userEvent.click(within(details.getByRole('group', { name: 'L' })).getByRole('radio', { name: 'No' }))
  await save()
  expect(await details.findByText(sentence)).toBeVisible()
  await waitFor(() => expect(details.getAllByLabelText('Full name')[1]).toHaveFocus())
})

test('a person is removed, and that is said', async () => {
  review(children)
  const details = await section()
  await userEvent.type(details.getByLabelText('Full name'), 'Ana Lopez')
  await userEvent.click(details.getByRole('button', { name: 'Add another person' }))
  await userEvent.click(details.getByRole('button', { name: 'Remove Ana Lopez' }))
  expect(details.queryByDisplayValue('Ana Lopez')).toBeNull()
  expect(details.getByText('Ana Lopez was removed.')).toBeInTheDocument()
})

test('things have sums in whole cents, which are added up', async () => {
  const sent = review({
    ...shared,
    id: 'assets',
    type: 'items',
    text: 'What do you own?',
    field: [
      { id: 'what', type: 'text', text: 'What is it?', optional: false },
      { id: 'value', type: 'amount', text: 'What is it worth?', optional: false },
    ],
  })
  const details = await section()
  await userEvent.type(details.getByLabelText('What is it?'), 'Car')
  await userEvent.type(details.getByLabelText('What is it worth?'), '12,000.50')
  await userEvent.click(details.getByRole('button', { name: 'Add another item' }))
  const second = within(details.getByRole('group', { name: 'Item 2' }))
  await userEvent.type(second.getByLabelText('What is it?'), 'Savings')
  const worth = within(details.getByRole('group', { name: 'Savings' })).getByLabelText('What is it worth?')
  await userEvent.type(worth, 'a lot')
  await save()
  expect(details.getByText(/amount in dollars/)).toBeVisible()
  await userEvent.clear(worth)
  await userEvent.type(worth, '$300')
  expect(details.getByText('Total: $12,300.50')).toBeVisible()
  await save()
  expect(sent()).toEqual([
    { what: 'Car', value: 1_200_050 },
    { what: 'Savings', value: 30_000 },
  ])
})

test('shares that come to no hundred are percent with a rest, and equal at a press', async () => {
  const sent = review({ ...shared, id: 'rest', type: 'shares', text: 'Who receives the rest?' })
  const details = await section()
  await userEvent.type(details.getByLabelText('Person 1'), 'Ana Lopez')
  expect(details.getByText('100% of the whole')).toBeVisible()
  await userEvent.type(details.getByLabelText('Share of person 1'), '60')
  await userEvent.click(details.getByRole('button', { name: 'Add another person' }))
  await userEvent.type(details.getByLabelText('Person 2'), 'Luis Lopez')
  await userEvent.type(details.getByLabelText('Share of person 2'), '20')
  expect(details.getByText('80% given, 20% left.')).toBeVisible()
  await userEvent.click(details.getByRole('button', { name: 'Equal shares' }))
  expect(details.getAllByText('50% of the whole')).toHaveLength(2)
  await save()
  expect(sent()).toEqual([
    { name: 'Ana Lopez', part: 1 },
    { name: 'Luis Lopez', part: 1 },
  ])
})

test('powers are checked, each with what it does and where that is written', async () => {
  const options = [
    { option: 'Banking', effect: 'Use my accounts.', law: ['s. 709.2208'] },
    { option: 'Real estate', effect: 'Sell my land.', law: ['s. 709.2201'] },
  ]
  const sent = review({ ...shared, id: 'powers', type: 'choices', text: 'Which powers?', options })
  const details = await section()
  expect(details.getByText('Use my accounts.')).toBeVisible()
  await userEvent.click(details.getByRole('checkbox', { name: 'Real estate' }))
  await userEvent.click(details.getByRole('checkbox', { name: 'Banking' }))
  await save()
  expect(sent()).toEqual(['Banking', 'Real estate'])
})

test('an address has its four parts', async () => {
  const sent = review({ ...shared, id: 'home', type: 'address', text: 'Where is it?' })
  const details = await section()
  await userEvent.type(details.getByLabelText(/Street/), '1 Elm St')
  await userEvent.type(details.getByLabelText('City'), 'Ocala')
  await userEvent.type(details.getByLabelText('ZIP code'), '34470')
  await save()
  expect(sent()).toEqual({ street: '1 Elm St', city: 'Ocala', state: 'FL', zip: '34470' })
})

test('up to four options are cards with their effects, more are a list', async () => {
  const options = ['One', 'Two', 'Three'].map((option) => ({ option, effect: `Does ${option}.` }))
  const sent = review({ ...shared, id: 'how', type: 'choice', text: 'How?', options })
  const details = await section()
  await userEvent.click(details.getByRole('radio', { name: /Two/ }))
  expect(await details.findByText('All given')).toBeVisible()
  expect(sent()).toBe('Two')
})

test('a sum that cannot be read is said and not sent', async () => {
  const sent = review({ ...shared, id: 'limit', type: 'amount', text: 'How much?' })
  const details = await section()
  await userEvent.type(details.getByLabelText('How much?'), 'plenty{Enter}')
  expect(details.getByText(/amount in dollars/)).toBeVisible()
  await userEvent.clear(details.getByLabelText('How much?'))
  await userEvent.type(details.getByLabelText('How much?'), '1200{Enter}')
  expect(await details.findByText('All given')).toBeVisible()
  expect(sent()).toBe(120_000)
})
