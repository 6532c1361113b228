import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Document, Fact } from '@/api/types'
import { saved, serverWith } from '@/testing/one-document'
import { clause, instrument, paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

const shared = { meaning: 'Line 1 of Section I.', law: ['Form 12.902(c)'], group: 'Affidavit' }
const costs: Fact = {
  ...shared,
  id: 'costs',
  type: 'items',
  text: 'What is spent on insurance?',
  field: [
    { id: 'what', type: 'text', text: 'For what', optional: false },
    { id: 'sum', type: 'amount', text: 'How much', optional: false },
  ],
}
const age: Fact = { ...shared, id: 'age', type: 'number', text: 'How old are you?' }
const notes: Fact = { ...shared, group: 'Notes', id: 'notes', type: 'text', text: 'Anything else?' }

const SPENT = [
  { what: 'Car', sum: 10_000 },
  { what: 'House', sum: 5_000 },
]

function open(facts: Document['facts']) {
  const start = will({ answers: { fullName: 'Maria Lopez' }, facts })
  const details = ['costs', 'age', 'notes']
  const document = { ...start, interview: { ...start.interview, details } }
  const columns = ['Form to file', 'What it is', 'Who', 'When'].map((heading) => ({
    heading,
    width: 25,
    amounts: false,
  }))
  const rows = [['12.902(c) or 12.902(b)', 'Affidavit', 'Each of you', 'With the petition']]
  const cover = [
    { heading: 'Official forms to file as well', blocks: [{ kind: 'table' as const, columns, rows }] },
  ]
  const server = serverWith(
    document,
    (call, now) => {
      const sent = (call.body as Pick<Document, 'facts'>).facts
      return saved(call, { ...now, facts: { ...now.facts, ...sent } }, { details })
    },
    {
      type: { facts: [costs, age, notes] },
      preview: { paper: paper({ cover, instruments: [instrument({ sections: [clause()] })] }) },
    },
  )
  renderApp('/questionnaire/7?details=1')
  return () => server.callsTo('PATCH /api/documents/{id}').map(({ body }) => body)
}

test('what is missing comes first, and what was given is a line with what it holds', async () => {
  open({ costs: SPENT })
  const missing = await screen.findByLabelText('How old are you?')
  const line = screen.getByText('2 items · Total: $150.00')
  expect(missing.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const [what] = screen.getAllByLabelText('For what')
  expect(what).not.toBeVisible()
  await userEvent.click(line)
  expect(what).toBeVisible()
})

test('what has several boxes is kept as it is left, without a button of its own', async () => {
  const sent = open({})
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await userEvent.type(await screen.findByLabelText('For what'), 'Car')
  await userEvent.type(screen.getByLabelText('How much'), '100')
  expect(sent()).toEqual([])
  await userEvent.click(screen.getByLabelText('How old are you?'))
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(sent()).toMatchObject([{ facts: { costs: [{ what: 'Car', sum: 10_000 }] } }])
})

test('what is begun waits in its boxes, and nothing is said of it before one goes on', async () => {
  const sent = open({})
  await userEvent.type(await screen.findByLabelText('For what'), 'Car')
  await userEvent.click(screen.getByLabelText('How old are you?'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(sent()).toEqual([])
  expect(screen.getByLabelText('For what')).toHaveValue('Car')
})

test('every part is a press away, with how far it has come', async () => {
  open({ costs: SPENT })
  await userEvent.click(await screen.findByText('All 2 parts'))
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the details' }))
  expect(parts.getByRole('button', { current: 'step' })).toHaveTextContent('Affidavit1 of 2 given')
  await userEvent.click(parts.getByRole('button', { name: /^Notes/ }))
  expect(await screen.findByLabelText('Anything else?')).toBeVisible()
})

test('what goes to a form of the court says so, and is not looked for in the papers', async () => {
  open({})
  expect(await screen.findByText('Goes to Form 12.902(c) of the court.')).toBeVisible()
})
