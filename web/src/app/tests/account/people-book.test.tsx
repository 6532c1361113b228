import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Document, Fact, KnownEntry, KnownPerson, Question } from '@/api/types'
import type { FakeCall, Handlers } from '@/testing/fake-api'
import { openAccount, part } from '@/testing/one-account'
import { eva } from '@/testing/known-people'
import { chatWith } from '@/testing/one-chat'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { children, questions, will } from '@/testing/samples'

const NAME: KnownEntry = {
  id: 'self.name',
  label: 'Your full name',
  value: 'Maria Lopez',
  document: 3,
  documentName: 'Power of Attorney',
}
const CHILDREN: KnownEntry = {
  ...NAME,
  id: 'children',
  label: 'Your children',
  value: [{ name: 'Ana Lopez', minor: true }],
}
const on = (...entries: KnownEntry[]) => ({ body: { on: true, entries, people: [] as KnownPerson[] } })
const off = { body: { on: false, entries: [], people: [] } }
const FROM = 'Filled in from your Power of Attorney.'

const asked: Question[] = questions.map((question) =>
  question.id === 'fullName' ? { ...question, book: 'self.name' } : question,
)
const childrenOfBook: Fact = { ...children, book: 'children' }
const visible = ['fullName', 'hasChildren', 'childrenDetails', 'bequests', 'disclosed']
const keep = (call: FakeCall, document: Document) =>
  saved(call, document, { visible, composing: ['children'] })

function open(question: string, book = on(NAME, CHILDREN), changes: Partial<Document> = {}) {
  const start = will({ answers: { hasChildren: 'Yes' }, ...changes })
  const document = { ...start, interview: { ...start.interview, visible, composing: ['children'] } }
  const others = [document, { ...will({ id: 3, answers: { principalName: 'Maria Lopez' } }) }]
  const handlers: Handlers = {
    'GET /api/account/people-book': () => book,
    'PATCH /api/account/people-book': () => on(NAME),
    'GET /api/documents': () => ({ body: others }),
  }
  const server = serverWith(document, keep, { type: { questions: asked, facts: [childrenOfBook] }, handlers })
  renderApp(`/document/7?question=${question}`)
  return () => server.callsTo('PATCH /api/documents/{id}').at(-1)?.body as Record<string, unknown>
}

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

test('what another document says stands in the box, and is saved when the person goes on', async () => {
  const sent = open('fullName')
  expect(await screen.findByDisplayValue('Maria Lopez')).toBeVisible()
  expect(screen.getByText(FROM, { exact: false })).toBeVisible()
  await goOn()
  expect(sent()).toMatchObject({ answers: { fullName: 'Maria Lopez' } })
})

test('it can be changed here, and then it is the person’s own', async () => {
  const sent = open('fullName')
  const box = await screen.findByDisplayValue('Maria Lopez')
  await userEvent.type(box, ' Cruz')
  expect(screen.queryByText(FROM, { exact: false })).toBeNull()
  await goOn()
  expect(sent()).toMatchObject({ answers: { fullName: 'Maria Lopez Cruz' } })
})

test('an answer of this document is never replaced', async () => {
  open('fullName', on(NAME), { answers: { fullName: 'Mary Lopez' } })
  expect(await screen.findByDisplayValue('Mary Lopez')).toBeVisible()
  expect(screen.queryByText(FROM, { exact: false })).toBeNull()
})

test('people are filled in as far as they are asked for here', async () => {
  const sent = open('childrenDetails')
  expect(await screen.findByDisplayValue('Ana Lopez')).toBeVisible()
  expect(screen.getByText(FROM, { exact: false })).toBeVisible()
  await goOn()
  expect(sent()).toMatchObject({ facts: { children: [{ name: 'Ana Lopez' }] } })
})

test('the book is switched on where it would help', async () => {
  open('fullName', off)
  await userEvent.click(await screen.findByRole('button', { name: 'Use the answers of my other documents' }))
  expect(await screen.findByDisplayValue('Maria Lopez')).toHaveFocus()
})

test('the account shows what the book has, and switches it', async () => {
  const { server } = openAccount({
    'GET /api/account/people-book': () => on(NAME, CHILDREN),
    'PATCH /api/account/people-book': () => off,
  })
  const book = await part('People from your documents')
  expect(await book.findByText('Your children, from Power of Attorney')).toBeVisible()
  expect(book.getByText('Ana Lopez')).toBeVisible()
  await userEvent.click(book.getByRole('checkbox', { name: 'Offer what my other documents say' }))
  expect(server.callsTo('PATCH /api/account/people-book')[0]?.body).toEqual({ on: false })
  expect(book.queryByText('Ana Lopez')).toBeNull()
})

test('the conversation offers it as a press, and pieces beside words', async () => {
  const start = will({ answers: { fullName: 'Maria Lopez', hasChildren: 'Yes' } })
  const document = { ...start, interview: { ...start.interview, visible, composing: ['children'] } }
  const composed = (call: FakeCall, now: Document) => {
    const next = keep(call, now)
    const { facts } = call.body as { facts?: unknown }
    return facts
      ? { body: { ...next.body, answers: { ...now.answers, childrenDetails: 'Ana Lopez' } } }
      : next
  }
  const handlers: Handlers = { 'GET /api/account/people-book': () => on(CHILDREN) }
  const server = chatWith(document, { type: { facts: [childrenOfBook] }, onSave: composed, handlers })
  renderApp('/chat/7')
  expect(await screen.findByDisplayValue('Ana Lopez')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Use these answers' }))
  const log = within(await screen.findByRole('log'))
  expect(await log.findByText('Ana Lopez')).toBeVisible()
  expect(server.callsTo('PATCH /api/documents/{id}')[0]?.body).toMatchObject({
    facts: { children: [{ name: 'Ana Lopez' }] },
  })
})

const OF_THIS_DOCUMENT = { ...eva, name: 'Sam Diaz', document: 7 }
const withEva = () => ({ body: { on: true, entries: [], people: [OF_THIS_DOCUMENT, eva] } })

test('someone whom another document appoints is offered under a fact of a person, with what it asks for', async () => {
  const surrogate: Fact = {
    id: 'surrogate',
    type: 'person',
    text: 'Who may decide?',
    meaning: 'Names the person.',
    law: ['s. 765.202'],
    offered: true,
    field: [
      { id: 'name', type: 'name', text: 'Full name', optional: false },
      { id: 'phone', type: 'text', text: 'Telephone', optional: true },
      { id: 'address', type: 'address', text: 'Address', optional: true },
    ],
  }
  const start = will({ answers: { fullName: 'Maria Lopez' } })
  const document = { ...start, interview: { ...start.interview, details: ['surrogate'] } }
  const keepFact = (call: FakeCall, now: Document) =>
    saved(call, { ...now, facts: (call.body as Pick<Document, 'facts'>).facts }, { details: ['surrogate'] })
  const server = serverWith(document, keepFact, {
    type: { facts: [surrogate] },
    handlers: { 'GET /api/account/people-book': withEva },
  })
  renderApp('/document/7?details=1')
  const use = await screen.findByRole('button', { name: /^Use Eva Diaz/ })
  expect(use).toHaveTextContent('Agent in your Power of Attorney')
  expect(screen.queryByRole('button', { name: /^Use Sam Diaz/ })).toBeNull()
  await userEvent.click(use)
  expect(screen.getByDisplayValue('9 Bay Street')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Telephone (optional)')).toHaveFocus())
  await userEvent.click(screen.getByRole('heading', { level: 1 }))
  expect(await screen.findByText('Saved.')).toBeVisible()
  const { name, address } = eva
  expect(server.callsTo('PATCH /api/documents/{id}')[0]?.body).toMatchObject({
    facts: { surrogate: { name, address } },
  })
})

test('the account shows them, with what they are and what is known of them', async () => {
  openAccount({ 'GET /api/account/people-book': withEva })
  const book = await part('People from your documents')
  expect(await book.findAllByText('Agent in your Power of Attorney')).toHaveLength(2)
  expect(book.getByText('Eva Diaz, Sister, 9 Bay Street, Tampa, FL, 33602')).toBeVisible()
})
