import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { agreed, chatWith, reply, understood, say } from '@/testing/one-chat'
import type { FakeCall } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { CHILDREN, GIFTS, MESSAGE, NAME, input, several, yes } from '@/testing/several-answers'

const PATCH = 'PATCH /api/documents/{id}'
const log = () => screen.findByRole('log', { name: 'Conversation' })

const answersIn = ({ body }: { body?: unknown }) => (body as { answers: object }).answers

async function arrive(...then: ((call: FakeCall) => ReturnType<typeof reply>)[]) {
  const replies = [() => several, ...then]
  const server = chatWith(will(), { onChat: (call) => (replies.shift() ?? understood)(call) })
  const { user } = renderApp('/chat/7')
  await say(user, MESSAGE)
  const card = await screen.findByRole('region', { name: 'Are these right?' })
  return { server, user, card }
}

test('each answer stands on one card with its question, and with the words where they differ', async () => {
  const { card } = await arrive()
  const items = within(card).getAllByRole('listitem')
  expect(items).toHaveLength(3)
  expect(items[1]).toHaveTextContent(/Do you have children\?.*No.*Your words.*no kids/)
  expect(within(items[2] ?? card).queryByText('Your words')).not.toBeInTheDocument()
  expect(await log()).toContainElement(card)
})

test('while one decides, what could be pressed for the question is out of the way', async () => {
  await arrive()
  expect(screen.queryByRole('group', { name: 'Answers to choose from' })).not.toBeInTheDocument()
})

test('all are confirmed with one press, saved together, and the next question comes', async () => {
  const { server, user } = await arrive()
  await user.click(screen.getByRole('button', { name: 'All of these are right' }))
  expect(await screen.findByText('Your answer: Was everything disclosed?')).toBeVisible()
  await waitFor(async () => expect(await input()).toHaveFocus())
  expect(screen.getAllByText('Confirmed')).toHaveLength(3)
  expect(await screen.findByText('All answers saved')).toBeVisible()
  expect(server.callsTo(PATCH)).toHaveLength(1)
  expect(server.callsTo(PATCH)[0]?.body).toMatchObject({
    answers: { fullName: 'Maria Lopez', hasChildren: 'No', bequests: 'my ring goes to Ana' },
  })
})

test('"yes" confirms all of them, and stands in the conversation', async () => {
  const next = 'Was everything disclosed?'
  const told = { message: `Last, your papers. ${next}`, question: 'disclosed' }
  const questions = ['fullName', 'hasChildren', 'bequests', 'price']
  const { user } = await arrive(() => reply({ ...told, acts: [{ type: 'confirm', questions }] }))
  await user.type(await input(), 'yes{Enter}')
  expect(await screen.findByText('3 answers collected')).toBeVisible()
  expect(within(await log()).getByText('yes')).toBeVisible()
  expect(within(await log()).getByText('Last, your papers.')).toBeVisible()
  expect(screen.getByText(`Your answer: ${next}`)).toBeVisible()
})

test('one by one, the focus goes on to the next, and after the last to where one writes', async () => {
  const { user } = await arrive()
  await user.click(await yes(NAME))
  await waitFor(async () => expect(await yes(CHILDREN)).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await yes(GIFTS)).toHaveFocus())
  expect(screen.queryByRole('button', { name: /^All/ })).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await input()).toHaveFocus())
  expect(await screen.findByText('Your answer: Was everything disclosed?')).toBeVisible()
})

test('with two left, one press is for these', async () => {
  const { user } = await arrive()
  await user.click(await yes(CHILDREN))
  await user.click(screen.getByRole('button', { name: 'The remaining 2 are right' }))
  expect(await screen.findByText('3 answers collected')).toBeVisible()
})

test('one is changed, and the others wait', async () => {
  const { server, user } = await arrive(understood, agreed, agreed)
  await user.click(screen.getByRole('button', { name: `Change: ${NAME}` }))
  expect(await input()).toHaveValue('maria lopez')
  await waitFor(async () => expect(await input()).toHaveFocus())
  await user.clear(await input())
  await say(user, 'Maria Lopez Ruiz')
  await screen.findByRole('region', { name: 'Is this right?' })
  await user.type(await input(), 'yes{Enter}')
  expect(await screen.findByText('1 answer collected')).toBeVisible()
  await user.type(await input(), 'yes{Enter}')
  expect(await screen.findByText('3 answers collected')).toBeVisible()
  expect(await screen.findByText('All answers saved')).toBeVisible()
  expect(Object.assign({}, ...server.callsTo(PATCH).map(answersIn))).toEqual({
    fullName: 'Maria Lopez Ruiz',
    hasChildren: 'No',
    bequests: 'my ring goes to Ana',
  })
})

test('"no" asks which one, and its number has it asked again', async () => {
  const which = reply({
    message: 'Which one is not right?',
    question: 'fullName',
    acts: [{ type: 'reject', questions: ['fullName', 'hasChildren', 'bequests'] }],
  })
  const second = reply({
    message: `Then let us put it right. ${CHILDREN}`,
    question: 'hasChildren',
    acts: [{ type: 'reject', questions: ['hasChildren'] }],
  })
  const { server, user } = await arrive(
    () => which,
    () => second,
  )
  await user.type(await input(), 'no{Enter}')
  expect(await log()).toHaveTextContent('Which one is not right?')
  await user.type(await input(), '2{Enter}')
  expect(await screen.findByText(`Your answer: ${CHILDREN}`)).toBeVisible()
  expect(screen.getAllByText('Not used')).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  expect(await yes(NAME)).toBeEnabled()
  expect(server.callsTo('POST /api/chat')[2]?.body).toMatchObject({
    open: [1, 2, 3].map((number) => ({ number, standing: 'asked' })),
  })
  expect(screen.getByText('1 answer collected')).toBeVisible()
})

test('the server is told what waits, also when something else was said since', async () => {
  const { server, user } = await arrive()
  await user.click(screen.getByRole('button', { name: `Change: ${CHILDREN}` }))
  expect(await screen.findByText(`Your answer: ${CHILDREN}`)).toBeVisible()
  await user.clear(await input())
  await user.type(await input(), 'yes{Enter}')
  await waitFor(() => expect(server.callsTo('POST /api/chat')).toHaveLength(2))
  expect(server.callsTo('POST /api/chat')[1]?.body).toMatchObject({
    question: 'hasChildren',
    open: [
      { question: 'fullName', number: 1, standing: 'newest' },
      { question: 'bequests', number: 3, standing: 'newest' },
    ],
  })
  expect(screen.getByText('0 answers collected')).toBeVisible()
})

test('a correction of a saved answer shows both, and what was asked is asked again', async () => {
  const proposals = [{ question: 'fullName', text: NAME, value: 'Eva Lopez', words: 'Eva' }]
  const server = chatWith(will({ answers: { fullName: 'Maria Lopez' } }), {
    onChat: () => reply({ message: 'Is that right?', proposals, question: 'fullName' }),
  })
  const { user } = renderApp('/chat/7')
  await say(user, 'no, my name is Eva')
  const card = await screen.findByRole('region', { name: 'Is this right?' })
  expect(card).toHaveTextContent(/Saved until now.*Maria Lopez.*New answer.*Eva Lopez/)
  await user.click(await yes(NAME))
  expect(within(await log()).getAllByText(CHILDREN)).toHaveLength(2)
  expect(await screen.findByText('All answers saved')).toBeVisible()
  expect(server.callsTo(PATCH)[0]?.body).toMatchObject({ answers: { fullName: 'Eva Lopez' } })
})

test('a conversation kept by an older version of the site still opens', async () => {
  const kept = {
    entries: [
      { kind: 'said', role: 'assistant', text: 'Hello.' },
      { kind: 'said', role: 'user', text: 'Maria' },
      {
        kind: 'proposed',
        proposals: [{ question: 'fullName', text: NAME, value: 'Maria', words: '', state: 'open' }],
      },
    ],
    asked: 'fullName',
  }
  sessionStorage.setItem('chat:7', JSON.stringify(kept))
  chatWith(will())
  const { user } = renderApp('/chat/7')
  await user.click(await yes(NAME))
  expect(await screen.findByText('1 answer collected')).toBeVisible()
})
