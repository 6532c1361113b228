import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused, type FakeCall } from '@/testing/fake-api'
import { chatWith, reply } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { children, questions, will } from '@/testing/samples'

const NAME = 'What is your full legal name?'
const proposals = [{ question: 'fullName', text: NAME, value: 'Maria Lopez', words: 'Maria Lopez' }]
const visible = ['fullName', 'hasChildren', 'childrenDetails', 'bequests', 'disclosed']

async function open(onChat: (call: FakeCall) => ReturnType<typeof refused>) {
  const server = chatWith(will(), { onChat })
  const view = renderApp('/questionnaire/7?question=fullName')
  await view.user.type(await screen.findByRole('textbox', { name: NAME }), 'M')
  await view.user.click(screen.getByRole('button', { name: 'Ask' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Ask about this question' }))
  const ask = async (words: string) => {
    await view.user.type(drawer.getByRole('textbox'), words)
    await view.user.click(drawer.getByRole('button', { name: 'Send' }))
  }
  return { ...view, server, drawer, ask }
}

test('one asks beside the question, which stays as it is', async () => {
  const said = reply({ message: `The name on your ID.\n\n${NAME}`, question: 'fullName' })
  const { user, server, drawer, ask, address } = await open(() => said)
  await ask('Which name?')
  expect(await drawer.findByText('The name on your ID.')).toBeVisible()
  expect(drawer.getByText('Which name?')).toBeVisible()
  const [sent] = server.callsTo('POST /api/chat').map(({ body }) => body)
  expect(sent).toMatchObject({ message: 'Which name?', question: 'fullName', documentId: 7, open: [] })
  await user.click(drawer.getByRole('button', { name: /^Close/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: NAME })).toHaveValue('M')
  expect(address()).toBe('/questionnaire/7?question=fullName')
  expect(server.callsTo('PATCH /api/documents/{id}')).toEqual([])
})

test('what the assistant takes for an answer is put into the field by a press, and is not saved', async () => {
  const { user, server, drawer, ask } = await open(() => reply({ message: 'I see.', proposals }))
  await ask('I am Maria Lopez')
  await user.click(await drawer.findByRole('button', { name: 'Use “Maria Lopez” as the answer' }))
  expect(screen.getByRole('textbox', { name: NAME })).toHaveValue('Maria Lopez')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.callsTo('PATCH /api/documents/{id}')).toEqual([])
})

test('a question that fails is kept in its field, and the chat is one press away', async () => {
  const { drawer, ask } = await open(() => refused(503, 'Not now.'))
  await ask('Which name?')
  expect(await drawer.findByRole('textbox')).toHaveValue('Which name?')
  const chat = drawer.getByRole('link', { name: 'Answer this question in the chat instead' })
  expect(chat).toHaveAttribute('href', '/chat/7?question=fullName')
})

test('an answer that is used where one answers in pieces becomes own words', async () => {
  const told = [{ question: 'childrenDetails', text: '', value: 'Ana, 12', words: 'Ana, 12' }]
  const start = will({ status: 'in_progress', answers: { hasChildren: 'Yes' } })
  const interview = { ...start.interview, visible, composing: ['children'] }
  chatWith(
    { ...start, interview },
    { type: { questions, facts: [children] }, onChat: () => reply({ message: 'I see.', proposals: told }) },
  )
  const { user } = renderApp('/questionnaire/7?question=childrenDetails')
  await user.click(await screen.findByRole('button', { name: 'Ask' }))
  const drawer = within(await screen.findByRole('dialog'))
  await user.click(drawer.getByRole('button', { name: 'What does this question mean?' }))
  await user.click(await drawer.findByRole('button', { name: 'Use “Ana, 12” as the answer' }))
  expect(await screen.findByRole('textbox')).toHaveValue('Ana, 12')
})
