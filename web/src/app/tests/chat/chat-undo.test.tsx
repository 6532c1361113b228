import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Proposal } from '@/api/types'
import { keepConversation } from '@/lib/conversations'
import { unsavedOf } from '@/lib/unsaved'
import { chatWith, reply, say } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

const NAME = 'What is your full legal name?'
const CHILDREN = 'Do you have children?'
const UNDO = `Undo the answer to: ${NAME}`
const answers = [{ question: 'fullName', text: NAME, value: 'Maria Lopez', words: 'Maria Lopez' }]

const noting = (proposals: Proposal[] = []) =>
  reply({
    message: `Noted: “Maria Lopez”. ${CHILDREN}`,
    acts: [{ type: 'take', answers }],
    question: 'hasChildren',
    proposals,
  })
const noted = noting()

async function taken(later = noted, first = noted) {
  const replies = [first]
  const server = chatWith(will(), { onChat: () => replies.shift() ?? later })
  const view = renderApp('/chat/7')
  await say(view.user, 'Maria Lopez')
  await screen.findByText('Noted: “Maria Lopez”.')
  return { server, ...view }
}

test('an answer that is taken is named before the next question, and counts', async () => {
  await taken()
  expect(screen.getByText(`Your answer: ${CHILDREN}`)).toBeVisible()
  expect(screen.getByText('1 answer collected')).toBeVisible()
  expect(screen.getByRole('button', { name: UNDO })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Yes, that is right/ })).not.toBeInTheDocument()
})

test('the way back stands after what it takes back, where no question follows', async () => {
  const last = reply({ message: 'Noted: “Maria Lopez”.', acts: [{ type: 'take', answers }] })
  await taken(noted, last)
  const after = screen
    .getByText('Noted: “Maria Lopez”.')
    .compareDocumentPosition(screen.getByRole('button', { name: UNDO }))
  expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('one press takes it back and asks again, with the words in the field', async () => {
  const { user } = await taken()
  await user.click(screen.getByRole('button', { name: UNDO }))
  expect(await screen.findByText(`Your answer: ${NAME}`)).toBeVisible()
  expect(screen.getByText('That is taken back.')).toBeVisible()
  expect(screen.getByText('0 answers collected')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('Maria Lopez')
  expect(screen.queryByRole('button', { name: UNDO })).not.toBeInTheDocument()
})

test('a word takes it back, too: the server is told what was just taken', async () => {
  const { server, user } = await taken(
    reply({
      message: `Then let us put it right. ${NAME}`,
      acts: [{ type: 'undo', questions: ['fullName'] }],
      question: 'fullName',
    }),
  )
  await say(user, 'undo')
  expect(await screen.findByText(`Your answer: ${NAME}`)).toBeVisible()
  expect(server.callsTo('POST /api/chat').map(({ body }) => (body as { taken: string[] }).taken)).toEqual([
    [],
    ['fullName'],
  ])
  await waitFor(() => expect(screen.getByText('0 answers collected')).toBeVisible())
  expect(screen.getByRole('textbox')).toHaveValue('Maria Lopez')
})

test('only what was taken last can be undone by a press', async () => {
  const { user } = await taken(reply({ message: 'It is a word of the law.', question: 'hasChildren' }))
  await say(user, 'What does that mean?')
  await screen.findByText('It is a word of the law.')
  expect(screen.queryByRole('button', { name: UNDO })).not.toBeInTheDocument()
})

test('an answer that was given anew in the form has no undo, and no word erases it', async () => {
  const said = { kind: 'said', role: 'assistant', text: CHILDREN, asks: 'hasChildren' }
  const entries = [{ ...said, lead: 'Noted: “Maria Lopez”.', taken: { ...answers[0], state: 'taken' } }]
  keepConversation(7, { entries, asked: 'hasChildren', skipped: [], suggestions: [], isDone: false })
  const undone = reply({
    acts: [{ type: 'undo', questions: ['fullName'] }],
    message: NAME,
    question: 'fullName',
  })
  const server = chatWith(will({ answers: { fullName: 'Ana Diaz' } }), { onChat: () => undone })
  const { user } = renderApp('/chat/7')
  await screen.findByText('Noted: “Maria Lopez”.')
  expect(screen.queryByRole('button', { name: UNDO })).not.toBeInTheDocument()
  await say(user, 'undo')
  await waitFor(() => expect(server.callsTo('POST /api/chat')[0]?.body).toMatchObject({ taken: [] }))
  await waitFor(() => expect(screen.queryByText('AI is thinking')).not.toBeInTheDocument())
  expect(screen.getByText('1 answer collected')).toBeVisible()
  expect(unsavedOf(7).answers).toEqual({})
})

test('a reply takes back only what the page has offered to take back', async () => {
  const wrong = reply({ acts: [{ type: 'undo', questions: ['bequests'] }], message: 'Taken back.' })
  chatWith(will({ answers: { bequests: 'My ring' } }), { onChat: () => wrong })
  const { user } = renderApp('/chat/7')
  await say(user, 'undo')
  await screen.findByText('Taken back.')
  expect(screen.getByText('1 answer collected')).toBeVisible()
  expect(unsavedOf(7).answers).toEqual({})
})

test('an answer that is taken beside a card can be taken back, too', async () => {
  const ring = { question: 'bequests', text: '', value: 'My ring', words: '' }
  const { user } = await taken(noted, noting([ring]))
  expect(await screen.findByRole('button', { name: /^Yes, that is right/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: UNDO }))
  expect(await screen.findByText('That is taken back.')).toBeVisible()
  expect(screen.getByText('0 answers collected')).toBeVisible()
  expect(screen.queryByRole('button', { name: UNDO })).not.toBeInTheDocument()
})
