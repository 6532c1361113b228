import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Document, Fact } from '@/api/types'
import { breachesIn } from '@/testing/breaches'
import type { FakeCall } from '@/testing/fake-api'
import { bookOf, eva, sam, withExecutor } from '@/testing/known-people'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { children, will } from '@/testing/samples'

const visible = ['fullName', 'hasChildren', 'childrenDetails', 'bequests', 'disclosed', 'executorName']
const list: Fact = {
  ...children,
  field: [
    { id: 'name', type: 'name', text: 'Full name', optional: false },
    { id: 'phone', type: 'text', text: 'Telephone', optional: true },
  ],
}

function open(question: string, changes: Partial<Document> = {}) {
  const start = will({ answers: { hasChildren: 'Yes' }, ...changes })
  const interview = { ...start.interview, visible, composing: ['children'] }
  const keep = (call: FakeCall, now: Document) => saved(call, now, { visible, composing: ['children'] })
  const type = { questions: withExecutor, facts: [list] }
  const server = serverWith({ ...start, interview }, keep, { type, handlers: bookOf(eva, sam) })
  renderApp(`/document/7?question=${question}`)
  return () => server.callsTo('PATCH /api/documents/{id}')[0]?.body
}

const use = (name: string) => screen.findByRole('button', { name: `Use ${name}` })

test('whom other documents appoint is offered where a question asks for a person, and Continue is next', async () => {
  const sent = open('executorName')
  expect(await use('Eva Diaz')).toHaveTextContent('Agent in your Power of Attorney')
  expect(await breachesIn(screen.getByRole('main'))).toEqual([])
  await userEvent.click(await use('Eva Diaz'))
  expect(screen.getByLabelText('Who should be your executor?')).toHaveValue('Eva Diaz')
  await waitFor(() => expect(screen.getByRole('button', { name: /Continue|Review/ })).toHaveFocus())
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toMatchObject({ answers: { executorName: 'Eva Diaz' } }))
})

test('nobody is offered for a second place, nor where no person is asked for', async () => {
  open('executorName', { answers: { fullName: 'Sam Diaz' } })
  expect(await use('Eva Diaz')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use Sam Diaz' })).toBeNull()
  open('bequests')
  await screen.findByLabelText('Any particular gifts?')
  expect(screen.getAllByRole('button', { name: /^Use / })).toHaveLength(1)
})

test('people are put into a list one after the other, and the cursor goes to what is still empty', async () => {
  const sent = open('childrenDetails')
  await userEvent.click(await use('Eva Diaz'))
  const card = within(screen.getByRole('group', { name: 'Eva Diaz' }))
  await waitFor(() => expect(card.getByLabelText('Telephone (optional)')).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Use Eva Diaz' })).toBeNull()
  await userEvent.keyboard('813 555 0101')
  await userEvent.click(await use('Sam Diaz'))
  const second = within(screen.getByRole('group', { name: 'Sam Diaz' }))
  await waitFor(() => expect(second.getByLabelText('Telephone (optional)')).toHaveFocus())
  expect(await breachesIn(screen.getByRole('main'))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(sent()).toMatchObject({
    facts: { children: [{ name: 'Eva Diaz', phone: '813 555 0101' }, { name: 'Sam Diaz' }] },
  })
})
