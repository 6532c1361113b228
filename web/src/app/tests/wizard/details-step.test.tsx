import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Document, Fact } from '@/api/types'
import { refused, type FakeCall } from '@/testing/fake-api'
import { saved, serverWith } from '@/testing/one-document'
import { clause, instrument, paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { familyAndHome as facts, will } from '@/testing/samples'

function open(
  part: number | string,
  onSave: (call: FakeCall, document: Document) => ReturnType<typeof refused> = keep,
) {
  const start = will({ answers: { fullName: 'Maria Lopez' } })
  const document = { ...start, interview: { ...start.interview, details: ['spouse', 'home'] } }
  const server = serverWith(document, onSave, {
    type: { facts },
    preview: { complete: true, paper: paper() },
  })
  renderApp(`/questionnaire/7?${typeof part === 'string' ? part : `details=${part}`}`)
  return server
}

function keep(call: FakeCall, document: Document) {
  const sent = (call.body as { facts: Record<string, unknown> }).facts
  return saved(call, { ...document, facts: { ...document.facts, ...sent } }, { details: ['spouse', 'home'] })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('details are asked for group by group, with the blanks that are left, and each can be skipped', async () => {
  const server = open(1)
  expect(await screen.findByRole('heading', { name: 'Family' })).toBeVisible()
  expect(screen.getByText('Details 1 of 2 · 1 blank left, in this part')).toBeVisible()
  await press('Continue')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus())
  expect(screen.getByText('Details 2 of 2 · 1 blank left, none in this part')).toBeVisible()
  expect(screen.queryByText(/^Details complete the paper\. Leave out/)).not.toBeInTheDocument()
  expect(screen.getByText(/^You can leave out all of this part/)).toBeVisible()
  await press('Review Document')
  expect(await screen.findByRole('region', { name: 'Details' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Review your/ })).toHaveFocus())
  expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(0)
})

test('where a part has both, what leaves no blank is marked as optional', async () => {
  const [spouse, home] = facts as [Fact, Fact]
  const start = will({ answers: { fullName: 'Maria Lopez' } })
  const document = { ...start, interview: { ...start.interview, details: ['spouse', 'home'] } }
  const group = spouse.group ?? null
  serverWith(document, keep, { type: { facts: [spouse, { ...home, group }] } })
  renderApp('/questionnaire/7?details=1')
  expect(await screen.findByText(spouse.text)).toBeVisible()
  expect(screen.getByText('(optional)').parentElement).toHaveTextContent(`${home.text} (optional)`)
  expect(screen.getAllByText('(optional)')).toHaveLength(1)
})

/** A server that asks for one more detail once the first is given. */
function openCallingForMore() {
  const [pet, home] = facts
  const carer: Fact = { ...(pet as Fact), id: 'carer', text: 'Who would care for it?' }
  const start = will({ answers: { fullName: 'Maria Lopez' } })
  const asking = { ...start.interview, details: ['spouse', 'home'] }
  const server = serverWith(
    { ...start, interview: asking },
    (call, document) => {
      const sent = (call.body as { facts: Record<string, unknown> }).facts
      const details = ['spouse', 'carer', 'home']
      return saved(call, { ...document, facts: { ...document.facts, ...sent } }, { details })
    },
    { type: { facts: [pet as Fact, carer, home as Fact] } },
  )
  renderApp('/questionnaire/7?details=1')
  return server
}

test('the paper follows to the clause of the detail that one comes to', async () => {
  const [spouse, home] = facts
  const carer: Fact = { ...(spouse as Fact), id: 'carer', text: 'Who would care for it?' }
  const start = will({ answers: { fullName: 'Maria Lopez' } })
  const clauses = ['spouse', 'carer'].map((id) => clause({ id, heading: id, questions: [id] }))
  serverWith({ ...start, interview: { ...start.interview, details: ['spouse', 'carer', 'home'] } }, keep, {
    type: { facts: [spouse as Fact, carer, home as Fact] },
    preview: { paper: paper({ instruments: [instrument({ sections: clauses })] }) },
  })
  renderApp('/questionnaire/7?details=1')
  const marked = () => document.querySelector('[data-marked]')?.id
  await waitFor(() => expect(marked()).toBe('clause-spouse'))
  await userEvent.type(await screen.findByLabelText('Who would care for it?'), 'Kim')
  expect(marked()).toBe('clause-carer')
})

test('a detail that another one calls for is seen before it goes on', async () => {
  openCallingForMore()
  await userEvent.type(await screen.findByLabelText('Who is it?'), 'Rex')
  await press('Continue')
  await waitFor(() => expect(screen.getByLabelText('Who would care for it?')).toHaveFocus())
  expect(screen.getByText(/^What you entered calls for this, too\./)).toBeVisible()
  await press('Continue')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus())
  expect(screen.queryByText(/^What you entered calls for this, too\./)).not.toBeInTheDocument()
})

test('a detail that a press on Continue brings comes as the button is let go, and is seen before it goes on', async () => {
  const server = openCallingForMore()
  await userEvent.type(await screen.findByLabelText('Who is it?'), 'Rex')
  const target = await screen.findByRole('button', { name: 'Continue' })
  const user = userEvent.setup()
  await user.pointer({ keys: '[MouseLeft>]', target })
  expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(0)
  await user.pointer({ keys: '[/MouseLeft]', target })
  await waitFor(() => expect(screen.getByLabelText('Who would care for it?')).toHaveFocus())
  await press('Continue')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus())
})

test('the details follow the last question, and lead back to it', async () => {
  open('question=disclosed')
  await userEvent.click(await screen.findByRole('checkbox'))
  expect(screen.getByText(/then optional details$/)).toBeVisible()
  expect(screen.getByText(/^Details come next, in 2 parts\. .*you can skip them all\.$/)).toBeVisible()
  await press('Continue')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Family' })).toHaveFocus())
  await press('Previous')
  expect(await screen.findByRole('checkbox')).toBeChecked()
})

test('from the first question on it is said that optional details follow', async () => {
  open('question=fullName')
  expect(await screen.findByText(/^Step 1 of \d+$/)).toBeVisible()
  expect(screen.getByText(/then optional details$/)).toBeVisible()
})

test('the way past the details says that what was entered is kept', async () => {
  open(2)
  await press('Review now; what you entered is kept')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Review your/ })).toHaveFocus())
})

test('Continue keeps what was typed, also what has a button of its own', async () => {
  const server = open(2)
  await userEvent.type(await screen.findByLabelText(/Street/), '1 Elm St')
  await userEvent.type(screen.getByLabelText('City'), 'Ocala')
  await userEvent.type(screen.getByLabelText('ZIP code'), '34470')
  await press('Review Document')
  expect(await screen.findByRole('region', { name: 'Details' })).toBeVisible()
  expect(server.callsTo('PATCH /api/documents/{id}')[0]?.body).toMatchObject({
    facts: { home: { street: '1 Elm St', city: 'Ocala', state: 'FL', zip: '34470' } },
  })
})

test('Enter in a box keeps what stands there and goes on', async () => {
  const server = open(1)
  expect(await screen.findByText('1 answer saved')).toBeInTheDocument()
  await userEvent.type(await screen.findByLabelText('Who is it?'), 'Carlos Lopez{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus())
  expect(screen.getByText('2 answers saved')).toBeInTheDocument()
  expect(server.callsTo('PATCH /api/documents/{id}')[0]?.body).toMatchObject({
    facts: { spouse: 'Carlos Lopez' },
  })
})

test('Continue keeps what stands in a box that it is pressed from', async () => {
  const server = open(1)
  await userEvent.type(await screen.findByLabelText('Who is it?'), 'Carlos Lopez')
  await press('Continue')
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  const sent = server.callsTo('PATCH /api/documents/{id}').map(({ body }) => body)
  expect(sent).toMatchObject([{ facts: { spouse: 'Carlos Lopez' } }])
})

test('what cannot be kept is said, and nothing is left behind', async () => {
  open(1, () =>
    refused(400, 'Please check what you entered.', { fields: { spouse: 'Name appears too short' } }),
  )
  await userEvent.type(await screen.findByLabelText('Who is it?'), 'J')
  await press('Continue')
  expect(await screen.findByText('Name appears too short')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Family' })).toBeVisible())
  expect(screen.getByLabelText('Who is it?')).toHaveValue('J')
})

test('a finding leads to the detail that it speaks of, and from there back to the review', async () => {
  open('question=home&from=review')
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/Street/)).toHaveFocus())
  await press('Save and Review')
  expect(await screen.findByRole('region', { name: 'Details' })).toBeVisible()
})
