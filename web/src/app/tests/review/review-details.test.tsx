import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Document, Fact } from '@/api/types'
import { refused, type FakeCall } from '@/testing/fake-api'
import { saved, serverWith } from '@/testing/one-document'
import { paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { simpleWill, will } from '@/testing/samples'

const shared = { meaning: 'What it does.', law: ['s. 732.502'] }
const facts: Fact[] = [
  { ...shared, id: 'county', type: 'county', text: 'In which county do you live?', blank: 'Your county' },
  { ...shared, id: 'spouseName', type: 'name', text: 'Who is your husband or wife?', blank: 'Their name' },
  { ...shared, id: 'bondWaived', type: 'yes_no', text: 'Without a bond?' },
  { ...shared, id: 'pets', type: 'text', text: 'Which pets?' },
  { ...shared, id: 'children', type: 'people', text: 'Who are your children?', composes: 'childrenDetails' },
]

const asked = ['county', 'spouseName', 'bondWaived']

function open(
  onSave: (call: FakeCall, document: Document) => ReturnType<typeof refused> = keep,
  ...more: Fact[]
) {
  const start = will({ answers: { fullName: 'Maria Lopez' } })
  const details = [...asked, ...more.map(({ id }) => id)]
  const document = { ...start, interview: { ...start.interview, details } }
  const server = serverWith(document, onSave, {
    type: { facts: [...facts, ...more] },
    preview: { complete: true, paper: paper() },
  })
  renderApp('/review/7')
  return server
}

/** The document with the facts of a change. */
function keep(call: FakeCall, document: Document) {
  const sent = (call.body as { facts: Record<string, unknown> }).facts
  const given = Object.entries({ ...document.facts, ...sent }).filter(([, value]) => value !== null)
  return saved(call, { ...document, facts: Object.fromEntries(given) }, { details: asked })
}

/** An option of the yes or no. */
const bond = (details: Awaited<ReturnType<typeof section>>, name: string) =>
  within(details.getByRole('radiogroup', { name: 'Without a bond?' })).getByRole('radio', { name })

const section = async () => within(await screen.findByRole('region', { name: 'Details' }))

/** The details with their group opened. */
async function opened() {
  const details = await section()
  await userEvent.click(details.getByText('More details'))
  return details
}

test('the groups are closed, and a blank opens the one it is in', async () => {
  open()
  const details = await section()
  expect(details.getByLabelText('Who is your husband or wife?')).not.toBeVisible()
  await userEvent.click(details.getByRole('button', { name: 'Their name' }))
  await waitFor(() => expect(details.getByLabelText('Who is your husband or wife?')).toHaveFocus())
  expect(details.getByLabelText('Who is your husband or wife?')).toBeVisible()
})

test('the blanks that are left are counted and named, and what is asked for can be given', async () => {
  open()
  const details = await section()
  expect(details.getByText(/The paper has 2 blanks/)).toBeVisible()
  expect(details.queryByLabelText('Which pets?')).toBeNull()
  expect(details.queryByRole('group', { name: 'Who are your children?' })).toBeNull()
  const county = await details.findByLabelText('In which county do you live?')
  await userEvent.selectOptions(county, details.getByRole('option', { name: 'Duval' }))
  expect(await details.findByText(/The paper has 1 blank/)).toBeVisible()
  await userEvent.click(details.getByRole('button', { name: 'Their name' }))
  await waitFor(() => expect(details.getByLabelText('Who is your husband or wife?')).toHaveFocus())
  await userEvent.keyboard('Carlos Lopez')
  await userEvent.tab()
  expect(await details.findByText(/has no blank that you could fill in/)).toBeVisible()
  expect(details.getByText('2 of 3 given')).toBeVisible()
  await userEvent.click(bond(details, 'Yes'))
  expect(await details.findByText('All given')).toBeVisible()
})

test('more than ten blanks are counted in one place, and each group says how many it has', async () => {
  const rooms = Array.from({ length: 11 }, (_, index): Fact => ({
    ...shared,
    id: `room${index}`,
    type: 'text',
    group: 'Rooms',
    text: `What is in room ${index}?`,
    blank: `Room ${index}`,
  }))
  open(keep, ...rooms)
  const details = await section()
  expect(details.getByText(/^The paper has 13 blanks\. Fill them in here, part by part/)).toBeVisible()
  expect(details.queryByRole('button', { name: 'Room 1' })).toBeNull()
  expect(screen.getAllByText(/13 blanks/)).toHaveLength(1)
  await userEvent.click(details.getByText('11 blanks'))
  expect(details.getByLabelText(/What is in room 0/)).toBeVisible()
})

test('a detail can be taken back', async () => {
  open()
  const details = await opened()
  await userEvent.click(bond(details, 'No'))
  await waitFor(() => expect(bond(details, 'No')).toBeChecked())
  await userEvent.click(bond(details, 'No'))
  await waitFor(() => expect(bond(details, 'No')).not.toBeChecked())
})

async function typeRefusedName() {
  open(() =>
    refused(400, 'Please check what you entered.', { fields: { spouseName: 'Name appears too short' } }),
  )
  const details = await opened()
  const name = details.getByLabelText('Who is your husband or wife?')
  await userEvent.type(name, 'J')
  await userEvent.tab()
  expect(await details.findByText('Name appears too short')).toBeVisible()
  return { details, name }
}

test('what will not do is said at its box, and what was typed stays', async () => {
  const { name } = await typeRefusedName()
  expect(name).toHaveValue('J')
  expect(name).toBeInvalid()
})

test('a mistake that is taken back is no mistake any more', async () => {
  const { details, name } = await typeRefusedName()
  await userEvent.clear(name)
  await userEvent.tab()
  expect(details.queryByText('Name appears too short')).toBeNull()
  expect(name).toBeValid()
})

test('what another window has given meanwhile is shown, and not taken back by passing through', async () => {
  const server = open((call, document) =>
    keep(call, { ...document, facts: { ...document.facts, spouseName: 'Carlos Lopez' } }),
  )
  const details = await opened()
  await userEvent.click(bond(details, 'Yes'))
  await waitFor(() =>
    expect(details.getByLabelText('Who is your husband or wife?')).toHaveValue('Carlos Lopez'),
  )
  await userEvent.click(details.getByLabelText('Who is your husband or wife?'))
  await userEvent.tab()
  expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(1)
})

test('Enter keeps what was typed', async () => {
  open()
  const details = await opened()
  await userEvent.type(details.getByLabelText('Who is your husband or wife?'), 'Carlos Lopez{Enter}')
  expect(await details.findByText(/The paper has 1 blank/)).toBeVisible()
})

test('a document without details has no such part', async () => {
  serverWith(will({ answers: { fullName: 'Maria Lopez' } }), keep, {
    type: { facts: simpleWill.facts },
    preview: { complete: true, paper: paper() },
  })
  renderApp('/review/7')
  await screen.findByRole('heading', { name: 'Document preview' })
  expect(screen.queryByRole('region', { name: 'Details' })).toBeNull()
})

test('a number stands as it is typed until it is left, and one out of bounds is said and stays', async () => {
  const nights = { ...shared, id: 'nights', type: 'number', text: 'How many nights?' } as const
  const server = open(keep, { ...nights, bounds: { min: 0, max: 365 } })
  const box = (await opened()).getByLabelText('How many nights?')
  await userEvent.type(box, '400')
  expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(0)
  await userEvent.tab()
  expect(box).toHaveValue('400')
  expect(box).toHaveAccessibleDescription(/365/)
  await userEvent.clear(box)
  await userEvent.type(box, '182')
  await userEvent.tab()
  await waitFor(() => expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(1))
  expect(server.callsTo('PATCH /api/documents/{id}')[0]?.body).toMatchObject({ facts: { nights: 182 } })
})

test('an income is given as it is paid, and what that is a month is said', async () => {
  const server = open(keep, { ...shared, id: 'pay', type: 'income', text: 'What are you paid?' })
  const details = await opened()
  const pay = within(details.getByRole('group', { name: 'What are you paid?' }))
  await userEvent.click(pay.getByLabelText('Amount each time'))
  await userEvent.keyboard('2,150{Enter}')
  expect(pay.getByText('Please choose how often it is paid.')).toBeVisible()
  await userEvent.selectOptions(pay.getByLabelText('How often'), 'Every two weeks')
  expect(pay.getByRole('status')).toHaveTextContent('$2,150.00 every two weeks, which is $4,658.33 a month')
  await userEvent.click(details.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.callsTo('PATCH /api/documents/{id}').at(-1)?.body).toMatchObject({
      facts: { pay: { amount: 215_000, frequency: 'every_two_weeks' } },
    }),
  )
})
