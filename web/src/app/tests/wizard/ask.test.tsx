import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { copy } from '@/copy'
import { refused, type FakeCall } from '@/testing/fake-api'
import { chatWith, reply } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { children, questions, will } from '@/testing/samples'

const NAME = 'What is your full legal name?'
const proposals = [{ question: 'fullName', text: NAME, value: 'Maria Lopez', words: 'Maria Lopez' }]
const visible = ['fullName', 'hasChildren', 'childrenDetails', 'bequests', 'disclosed']

type Said = ReturnType<typeof refused>

async function open(onChat: (call: FakeCall) => Said | Promise<Said>) {
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
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
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
  await waitFor(() => expect(screen.getByRole('textbox', { name: NAME })).toHaveFocus())
  expect(server.callsTo('PATCH /api/documents/{id}')).toEqual([])
})

test.each([
  ['the product cannot be reached', 503, /^Your message could not be sent\. It is kept here/],
  ['the message is refused', 500, copy.toasts.chatFailed],
])(
  'a question that fails is kept in its field, and the drawer says why: %s',
  async (_why, status, sentence) => {
    const { drawer, ask } = await open(() => refused(status, 'Not now.'))
    await ask('Which name?')
    await waitFor(() => expect(drawer.getByRole('alert')).toHaveTextContent(sentence))
    expect(drawer.getByRole('textbox')).toHaveValue('Which name?')
    const chat = drawer.getByRole('link', { name: 'Answer this question in the chat instead' })
    expect(chat).toHaveAttribute('href', '/chat/7?question=fullName')
  },
)

test('what is written while a reply is awaited stays, whatever comes', async () => {
  const replies = [reply({ message: 'The name on your ID.' }), refused(503, 'Not now.')]
  let answer = () => {}
  const waiting = () => new Promise<void>((resolve) => (answer = resolve))
  const { user, drawer, ask } = await open(() =>
    waiting().then(() => replies.shift() ?? refused(503, 'Not now.')),
  )
  await ask('Which name?')
  expect(drawer.getByRole('textbox')).toHaveFocus()
  const sent = drawer.getByText('Which name?', { selector: 'p' })
  await user.type(drawer.getByRole('textbox'), 'And why?')
  answer()
  expect(await drawer.findByText('The name on your ID.')).toBeVisible()
  expect(drawer.getByRole('textbox')).toHaveValue('And why?')
  // What is put in anew is read out again.
  expect(sent).toBeInTheDocument()
  await user.click(drawer.getByRole('button', { name: 'Send' }))
  await user.type(drawer.getByRole('textbox'), 'Or not?')
  answer()
  await waitFor(() => expect(drawer.getByRole('textbox')).toHaveValue('And why? Or not?'))
})

test('each question that is sent comes to the top of what was said', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { drawer, ask } = await open(() => reply({ message: 'The name on your ID.' }))
  for (const words of ['Which name?', 'And why?', 'Or not?']) {
    scroll.mockClear()
    await ask(words)
    const asked = drawer.getByText(words, { selector: 'p' }).closest('li')
    await waitFor(() => expect(scroll.mock.contexts).toContain(asked))
    await waitFor(() => expect(drawer.queryByText(copy.chat.thinking)).not.toBeInTheDocument())
  }
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
  expect(drawer.getByRole('textbox')).toHaveFocus()
  await user.click(await drawer.findByRole('button', { name: 'Use “Ana, 12” as the answer' }))
  expect(await screen.findByRole('textbox')).toHaveValue('Ana, 12')
})
