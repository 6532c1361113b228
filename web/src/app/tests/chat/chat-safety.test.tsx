import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { replaceAddress } from '@/lib/open-address'
import { readConversation } from '@/lib/conversations'
import { chatWith, reply, say } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

vi.mock('@/lib/open-address')

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
  ['pressure', 'Help when someone presses you'],
  [null, 'Help'],
] as const)('danger of the kind %s has a card of its own, with numbers to press', async (kind, title) => {
  const { card } = await inDanger(kind, title)
  const numbers = within(card).getAllByRole('link')
  expect(numbers.map((number) => number.getAttribute('href'))).toEqual(['tel:911', 'tel:1-800-799-7233'])
  expect(card).toHaveTextContent('Please call 911. National Domestic Violence Hotline: 1-800-799-7233.')
})

test('one press leaves the page, and nothing of the conversation stays in the tab', async () => {
  const { user, card } = await inDanger('partner', 'Help when someone close hurts you')
  expect(readConversation(7)).toMatchObject({ isStopped: true })
  await user.click(within(card).getByRole('button', { name: 'Leave this page now' }))
  expect(vi.mocked(replaceAddress)).toHaveBeenCalledWith('https://www.weather.gov/')
  expect(readConversation(7)).toBeFalsy()
})

test('the server is told that the questions are stopped, until a press goes on', async () => {
  const { server, user } = await inDanger('partner', 'Help when someone close hurts you')
  await say(user, 'Maria Lopez')
  await user.click(await screen.findByRole('button', { name: 'Go on with the questions' }))
  const stopped = server.callsTo('POST /api/chat').map(({ body }) => (body as { stopped: boolean }).stopped)
  expect(stopped).toEqual([false, true, true])
})
