import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepConversation, readConversation } from '@/lib/conversations'
import { chatWith, reply, say } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

const stop = (kind: 'partner' | 'pressure' | null) =>
  reply({
    message: 'Please call 911. National Domestic Violence Hotline: 1-800-799-7233.',
    suggestions: ['Go on with the questions'],
    acts: [{ type: 'stop', kind }],
  })

async function inDanger(kind: 'partner' | 'pressure' | null, title: string) {
  const server = chatWith(will(), { onChat: () => stop(kind) })
  const { user } = renderApp('/chat/7')
  await say(user, 'I am scared of him')
  const card = await screen.findByRole('region', { name: title })
  return { server, user, card }
}

test.each([
  ['partner', 'Help when someone close hurts you'],
  ['pressure', 'Help when someone pressures you'],
  [null, 'Help'],
] as const)('danger of the kind %s has a card of its own, with numbers to press', async (kind, title) => {
  const { card } = await inDanger(kind, title)
  const numbers = within(card).getAllByRole('link')
  expect(numbers.map((number) => number.getAttribute('href'))).toEqual(['tel:911', 'tel:1-800-799-7233'])
  expect(card).toHaveTextContent('Please call 911. National Domestic Violence Hotline: 1-800-799-7233.')
})

test('the server is told that the questions are stopped, until a press goes on', async () => {
  const { server, user } = await inDanger('partner', 'Help when someone close hurts you')
  await say(user, 'Maria Lopez')
  await user.click(await screen.findByRole('button', { name: 'Go on with the questions' }))
  const stopped = server.callsTo('POST /api/chat').map(({ body }) => (body as { stopped: boolean }).stopped)
  expect(stopped).toEqual([false, true, true])
})

test('danger does not end because the open question was answered elsewhere', async () => {
  const help = { kind: 'said', role: 'assistant', text: 'Please call 911.', help: 'partner' }
  const entries = [help]
  const suggestions = ['Go on with the questions']
  keepConversation(7, {
    entries,
    asked: 'fullName',
    skipped: [],
    suggestions,
    isDone: false,
    isStopped: true,
  })
  const server = chatWith(will({ answers: { fullName: 'Ana Diaz' } }), {
    onChat: () => reply({ message: 'Do you have children?', question: 'hasChildren' }),
  })
  const { user } = renderApp('/chat/7?question=bequests')
  await screen.findByRole('region', { name: 'Help when someone close hurts you' })
  expect(screen.queryByText(/Do you have children/)).not.toBeInTheDocument()
  expect(readConversation(7)).toMatchObject({ isStopped: true, entries })
  await user.click(screen.getByRole('button', { name: 'Go on with the questions' }))
  expect(await screen.findByText('Your answer: Do you have children?')).toBeVisible()
  expect(server.callsTo('POST /api/chat')[0]?.body).toMatchObject({ stopped: true })
})

test('nothing that was understood before can be decided while the questions are stopped', async () => {
  const ring = { question: 'bequests', text: '', value: 'My ring', words: '' }
  const replies = [
    reply({ message: 'I see.', proposals: [ring] }),
    stop('partner'),
    reply({ message: 'I see.' }),
  ]
  chatWith(will({ answers: { fullName: 'Ana Diaz' } }), { onChat: () => replies.shift() ?? stop(null) })
  const { user } = renderApp('/chat/7')
  await say(user, 'My ring goes to Ana')
  const yes = await screen.findByRole('button', { name: /^Yes, that is right/ })
  expect(yes).toBeEnabled()
  await say(user, 'I am scared of him')
  await screen.findByRole('region', { name: 'Help when someone close hurts you' })
  expect(yes).toBeDisabled()
  expect(screen.getByRole('button', { name: /^Change: / })).toBeDisabled()
  expect(screen.getByRole('button', { name: /^Change the answer to/ })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Go on with the questions' }))
  await waitFor(() => expect(yes).toBeEnabled())
})
