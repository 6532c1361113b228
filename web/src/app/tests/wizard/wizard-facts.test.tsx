import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Document } from '@/api/types'
import { refused, type FakeCall } from '@/testing/fake-api'
import { saved, serverWith } from '@/testing/one-document'
import { finding } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { children, questions, will } from '@/testing/samples'

const visible = ['fullName', 'hasChildren', 'childrenDetails', 'bequests', 'disclosed']

type Change = { facts: { children?: { name: string }[] | null }; answers: Record<string, string> }

/** The server writes the answer from the fact, and drops the fact where the answer is written by hand. */
function keep(call: FakeCall, document: Document): ReturnType<typeof refused> {
  const { facts, answers } = call.body as Change
  const composed = facts.children?.map(({ name }) => name).join('; ')
  const next = {
    ...document,
    answers: { ...document.answers, ...(composed && { childrenDetails: composed }) },
    facts: 'childrenDetails' in answers ? {} : { ...document.facts, ...facts },
  }
  return saved(call, next, { visible, composing: ['children'] })
}

function open(changes: Partial<Document> = {}, onSave = keep) {
  const start = will({ status: 'in_progress', answers: { hasChildren: 'Yes' }, ...changes })
  const document = { ...start, interview: { ...start.interview, visible, composing: ['children'] } }
  const server = serverWith(document, onSave, { type: { facts: [children] } })
  renderApp('/document/7?question=childrenDetails')
  return () => server.callsTo('PATCH /api/documents/{id}').map(({ body }) => body as Change)
}

const piece = () => screen.findByLabelText('Full name')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a question is answered piece by piece, and the next one follows', async () => {
  const sent = open()
  await userEvent.type(await piece(), 'Ana Lopez')
  await press('Continue')
  expect(await screen.findByRole('heading', { name: 'Any particular gifts?' })).toBeVisible()
  expect(sent()[0]).toMatchObject({ facts: { children: [{ name: 'Ana Lopez' }] }, currentStep: 2 })
})

test('pieces that are left are saved as Continue does', async () => {
  const sent = open()
  await userEvent.type(await piece(), 'Ana Lopez')
  expect(await screen.findByText('Not saved yet')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Contact our support team' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ facts: { children: [{ name: 'Ana Lopez' }] } })
})

test('nothing is found in pieces that nobody has given', async () => {
  const start = will({ status: 'in_progress', answers: { hasChildren: 'Yes' } })
  const found = [finding({ question: 'childrenDetails' })]
  const interview = { ...start.interview, visible, composing: ['children'], findings: found }
  serverWith({ ...start, interview }, keep, { type: { facts: [children] } })
  renderApp('/document/7?question=childrenDetails')
  await piece()
  expect(screen.queryByText('Rights of a spouse')).toBeNull()
  expect(screen.queryByText(/Your answer is saved/)).toBeNull()
})

test('own words and pieces lose nothing of each other until one is saved', async () => {
  const sent = open()
  await userEvent.type(await piece(), 'Ana Lopez')
  await press('Write it in my own words')
  await userEvent.type(screen.getByLabelText('Please list each child.'), 'My daughter Ana')
  await press('Answer item by item')
  expect(await piece()).toHaveValue('Ana Lopez')
  await press('Write it in my own words')
  expect(screen.getByLabelText('Please list each child.')).toHaveValue('My daughter Ana')
  await press('Continue')
  await screen.findByRole('heading', { name: 'Any particular gifts?' })
  expect(sent()[0]).toMatchObject({ answers: { childrenDetails: 'My daughter Ana' } })
})

test('who has answered in own words finds them, and what is given in pieces otherwise', async () => {
  open({ answers: { childrenDetails: 'My daughter Ana' } })
  expect(await screen.findByLabelText('Please list each child.')).toHaveValue('My daughter Ana')
})

test('pieces that were given are shown again', async () => {
  open({ answers: { childrenDetails: 'Ana Lopez' }, facts: { children: [{ name: 'Ana Lopez' }] } })
  expect(await piece()).toHaveValue('Ana Lopez')
  expect(within(screen.getByRole('group', { name: 'Ana Lopez' })).getByText('Full name')).toBeVisible()
})

test('what could not be saved stays, also over a reload', async () => {
  open({}, () => refused(400, 'Please check.', { fields: { children: 'Person 1: Name appears too short' } }))
  await userEvent.type(await piece(), 'A')
  await press('Continue')
  expect(await screen.findByText('Person 1: Name appears too short')).toBeVisible()
  await waitFor(async () => expect(await piece()).toHaveFocus())
  renderApp('/document/7?question=childrenDetails')
  await waitFor(() => expect(screen.getAllByLabelText('Full name').at(-1)).toHaveValue('A'))
})

/** Another window has changed the document by the time of the first save. */
function changedElsewhere(answers: Document['answers']) {
  let saves = 0
  return (call: FakeCall, document: Document) => {
    saves += 1
    const newer = { ...document, version: document.version + 1, answers: { ...document.answers, ...answers } }
    return saves === 1 ? refused(412, 'Changed meanwhile.', { document: newer }) : keep(call, newer)
  }
}

test('an answer from another window is not replaced before it was seen', async () => {
  const sent = open({}, changedElsewhere({ childrenDetails: 'My daughter Ana' }))
  await userEvent.type(await piece(), 'Ben Lopez')
  await press('Continue')
  expect(await screen.findByText('This document was changed in another tab')).toBeVisible()
  expect(sent()).toHaveLength(1)
  const pieces = screen.queryByRole('button', { name: 'Answer item by item' })
  if (pieces) await userEvent.click(pieces)
  expect(await piece()).toHaveValue('Ben Lopez')
  await press('Continue')
  await screen.findByRole('heading', { name: 'Any particular gifts?' })
  expect(sent()[1]).toMatchObject({ facts: { children: [{ name: 'Ben Lopez' }] } })
})

test('a change elsewhere in the document is merged without a word', async () => {
  const sent = open({}, changedElsewhere({ fullName: 'Maria Lopez' }))
  await userEvent.type(await piece(), 'Ana Lopez')
  await press('Continue')
  await screen.findByRole('heading', { name: 'Any particular gifts?' })
  expect(sent()).toHaveLength(2)
})

test('pieces that own words have dropped are there again when one goes back to them', async () => {
  open({ answers: { childrenDetails: 'Ana Lopez' }, facts: { children: [{ name: 'Ana Lopez' }] } })
  await piece()
  await press('Write it in my own words')
  await userEvent.type(screen.getByLabelText('Please list each child.'), ', my daughter')
  await press('Continue')
  await screen.findByRole('heading', { name: 'Any particular gifts?' })
  await press('Previous')
  expect(await screen.findByLabelText('Please list each child.')).toHaveValue('Ana Lopez, my daughter')
  await press('Answer item by item')
  expect(await piece()).toHaveValue('Ana Lopez')
})

test('None stands above the pieces, takes their place, and leads back to what was typed in them', async () => {
  const start = will({ status: 'in_progress', answers: { hasChildren: 'Yes' } })
  const interview = { ...start.interview, visible, composing: ['children'] }
  const optional = questions.map((question) => ({ ...question, optional: question.id === 'childrenDetails' }))
  serverWith({ ...start, interview }, keep, { type: { questions: optional, facts: [children] } })
  renderApp('/document/7?question=childrenDetails')
  await userEvent.type(await piece(), 'Ana Lopez')
  const none = screen.getByRole('button', { name: 'None' })
  expect(none.compareDocumentPosition(await piece())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(none)
  await waitFor(() => expect(screen.getByRole('button', { name: 'None', pressed: true })).toHaveFocus())
  expect(screen.queryByRole('textbox')).toBeNull()
  await press('None')
  await waitFor(async () => expect(await piece()).toHaveFocus())
  expect(await piece()).toHaveValue('Ana Lopez')
})

test('who was at None and wants to write has an empty box', async () => {
  const start = will({ status: 'in_progress', answers: { hasChildren: 'Yes', childrenDetails: 'None' } })
  const interview = { ...start.interview, visible, composing: ['children'] }
  const optional = questions.map((question) => ({ ...question, optional: question.id === 'childrenDetails' }))
  serverWith({ ...start, interview }, keep, { type: { questions: optional, facts: [children] } })
  renderApp('/document/7?question=childrenDetails')
  await userEvent.click(await screen.findByRole('button', { name: 'Answer item by item' }))
  await press('Write it in my own words')
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(screen.queryByText(/your answer from before/)).toBeNull()
})

test('shares that look like percent and come to no hundred hold Continue up once', async () => {
  const rest = { ...children, id: 'rest', type: 'shares' as const, field: [] }
  const start = will({ status: 'in_progress', answers: { hasChildren: 'Yes' } })
  const interview = { ...start.interview, visible, composing: ['rest'] }
  const server = serverWith({ ...start, interview }, keep, { type: { facts: [rest] } })
  renderApp('/document/7?question=childrenDetails')
  await userEvent.type(await screen.findByLabelText('Person 1'), 'Ana')
  await userEvent.type(screen.getByLabelText('Share of person 1'), '60')
  await press('Add another person')
  await userEvent.type(screen.getByLabelText('Person 2'), 'Luis')
  await userEvent.type(screen.getByLabelText('Share of person 2'), '30')
  await press('Continue')
  expect(screen.getByRole('button', { name: 'Give the rest to Ana' })).toHaveFocus()
  expect(server.callsTo('PATCH /api/documents/{id}')).toEqual([])
  await press('Continue')
  await waitFor(() => expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(1))
})
