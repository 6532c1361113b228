import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '@/testing/fake-api'
import { agreed, chatWith, reply, understood } from '@/testing/one-chat'
import { finding } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { holdPauses } from '@/testing/timers'

const NAME = 'What is your full legal name?'
const CHILDREN = 'Do you have children?'
const input = () => screen.findByRole('textbox')
const log = () => screen.findByRole('log', { name: 'Conversation' })
const PATCH = 'PATCH /api/documents/{id}'

test('the assistant greets, asks the first question, and asks the next when an answer is confirmed', async () => {
  const server = chatWith(will())
  const { user } = renderApp('/chat/7')
  expect(await log()).toHaveTextContent(
    /^.*I am an AI, not a lawyer.*Let us start with you\.What is your full legal name\?.*$/,
  )
  expect(screen.getByText('0 answers collected')).toBeVisible()
  await user.type(await input(), 'Maria Lopez{Enter}')
  await user.click(await screen.findByRole('button', { name: `Yes, that is right: ${NAME}` }))
  expect(await log()).toHaveTextContent(CHILDREN)
  await waitFor(async () => expect(await input()).toHaveFocus())
  expect(screen.getByText('1 answer collected')).toBeVisible()
  expect(server.callsTo('POST /api/chat')[0]?.body).toMatchObject({
    message: 'Maria Lopez',
    documentId: 7,
    question: 'fullName',
    context: [{ role: 'assistant' }, { role: 'assistant', content: NAME }],
  })
})

test('confirmed answers are saved two seconds after the last of them', async () => {
  const endPause = holdPauses(2000)
  const server = chatWith(will())
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lopez{Enter}')
  await user.click(await screen.findByRole('button', { name: /^Yes, that is right/ }))
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  expect(server.callsTo(PATCH)).toHaveLength(0)
  endPause()
  expect(await screen.findByText('All answers saved')).toBeVisible()
  const [patch, second] = server.callsTo(PATCH)
  expect(second).toBeUndefined()
  expect(patch?.headers.get('if-match')).toBe('"1"')
  expect(patch?.body).toMatchObject({
    answers: { fullName: 'Maria Lopez', hasChildren: 'No' },
    currentStep: 1,
    status: 'in_progress',
  })
})

test('an option that is pressed is an answer, and the question that it opens comes next', async () => {
  const server = chatWith(will({ answers: { fullName: 'Maria Lopez' } }))
  const { user } = renderApp('/chat/7')
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  expect(await log()).toHaveTextContent('Please list each child.')
  expect(server.callsTo('POST /api/chat')).toHaveLength(0)
})

test('what is typed wins over nothing: an empty message is never sent, Shift and Enter start a line', async () => {
  const server = chatWith(will())
  const { user } = renderApp('/chat/7')
  await user.type(await input(), '   {Enter}')
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  await user.type(await input(), 'Maria{Shift>}{Enter}{/Shift}Lopez')
  expect(await input()).toHaveValue('   Maria\nLopez')
  expect(server.callsTo('POST /api/chat')).toHaveLength(0)
})

test('a reply that fails leaves the words where they were', async () => {
  chatWith(will(), { onChat: () => refused(500, 'Something broke.') })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lopez{Enter}')
  expect(await screen.findByText('Failed to get AI response. Please try again.')).toBeVisible()
  expect(await input()).toHaveValue('Maria Lopez')
  expect(await log()).not.toHaveTextContent('Maria Lopez')
})

test('a proposal can be changed: the words are back in the field, and nothing is saved', async () => {
  const replies = [understood, understood, agreed]
  const server = chatWith(will(), { onChat: (call) => replies.shift()?.(call) ?? reply({}) })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lopes{Enter}')
  await user.click(await screen.findByRole('button', { name: `Change: ${NAME}` }))
  expect(await input()).toHaveValue('Maria Lopes')
  await waitFor(async () => expect(await input()).toHaveFocus())
  expect(screen.getByText('Not used')).toBeVisible()
  await user.type(await input(), '{Backspace}z{Enter}')
  await screen.findByRole('button', { name: /^Yes, that is right/ })
  await user.type(await input(), 'yes{Enter}')
  expect(await screen.findByText('1 answer collected')).toBeVisible()
  expect(server.callsTo('POST /api/chat')).toHaveLength(3)
})

test('what the server says of a saved answer is shown with its law, and leads back to the question', async () => {
  const stop = finding({ level: 'block', title: 'No start in the future', question: 'hasChildren' })
  chatWith(will({ answers: { fullName: 'Maria Lopez' } }), { interview: { findings: [stop] } })
  const { user } = renderApp('/chat/7')
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  expect(await screen.findByText('No start in the future')).toBeVisible()
  expect(screen.getByText('s. 732.201')).toBeVisible()
  const [next] = within(await log()).getAllByText('Any particular gifts?')
  const remark = screen.getByText('No start in the future')
  expect(remark.compareDocumentPosition(next ?? remark)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(screen.getByRole('button', { name: `Change this answer: ${CHILDREN}` }))
  expect(await log()).toHaveTextContent('Your answer so far: No')
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked()
})

test('an answer that is refused says why, and does not count', async () => {
  const sentence = 'Please leave out Social Security numbers.'
  chatWith(will(), { onSave: () => refused(400, sentence, { fields: { fullName: sentence } }) })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'Maria 123-45-6789{Enter}')
  await user.click(await screen.findByRole('button', { name: /^Yes, that is right/ }))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByText('0 answers collected')).toBeVisible()
})

test('a collected answer is listed, and asked again with its value when it is pressed', async () => {
  chatWith(will({ answers: { fullName: 'Maria Lopez' } }))
  const { user } = renderApp('/chat/7')
  await user.click(await screen.findByText('Answers so far (1)'))
  await user.click(screen.getByRole('button', { name: `Change the answer to: ${NAME}: Maria Lopez` }))
  await waitFor(async () => expect(await input()).toHaveValue('Maria Lopez'))
  await waitFor(async () => expect(await input()).toHaveFocus())
  expect(await log()).toHaveTextContent('Your answer so far: Maria Lopez')
})

test('enough answers open the review, which finishes the interview', async () => {
  const answers = { fullName: 'Maria Lopez', hasChildren: 'No' }
  const server = chatWith(will({ answers }))
  const { user, address } = renderApp('/chat/7')
  expect(await log()).toHaveTextContent('Welcome back. You have answered 2 of 4 questions.')
  expect(screen.queryByRole('button', { name: 'Continue to Review' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'None' }))
  await user.click(await screen.findByRole('button', { name: 'Continue to Review' }))
  await waitFor(() => expect(address()).toBe('/review/7'))
  expect(server.callsTo(PATCH).at(-1)?.body).toMatchObject({
    answers: { bequests: 'None' },
    status: 'completed',
    currentStep: 5,
  })
})

test('a question can be put off: it is asked again at the end', async () => {
  chatWith(will({ answers: { hasChildren: 'No' } }))
  const { user } = renderApp('/chat/7')
  await user.click(await screen.findByRole('button', { name: 'Skip for now' }))
  await user.click(await screen.findByRole('button', { name: 'None' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, everything' }))
  expect(within(await log()).getAllByText(NAME)).toHaveLength(2)
})

test('what the assistant has been told to leave for later is not asked next', async () => {
  const onChat = () =>
    reply({
      message: `Later, then. ${CHILDREN}`,
      question: 'hasChildren',
      acts: [{ type: 'putOff', question: 'fullName' }],
    })
  chatWith(will(), { onChat })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'maybe later{Enter}')
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  expect(await screen.findByText('Your answer: Any particular gifts?')).toBeVisible()
})

test('the conversation survives a reload', async () => {
  chatWith(will())
  const { user, close } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lopez{Enter}')
  await screen.findByRole('button', { name: /^Yes, that is right/ })
  close()
  renderApp('/chat/7')
  expect(await screen.findByRole('button', { name: /^Yes, that is right/ })).toBeVisible()
  expect(within(await log()).getAllByText(NAME)[0]).toBeVisible()
})
