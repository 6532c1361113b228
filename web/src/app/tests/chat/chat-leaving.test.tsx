import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepConversation } from '@/lib/conversations'
import { replaceAddress } from '@/lib/open-address'
import { chatWith, reply, say } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

vi.mock('@/lib/open-address')

afterEach(() => {
  document.documentElement.hidden = false
})

const stop = reply({ message: 'Please call 911.', acts: [{ type: 'stop', kind: 'partner' }] })
const keptOf = (id: number) => Object.keys(sessionStorage).filter((key) => key.endsWith(`:${id}`))

test('one press blanks the page and leaves it, and nothing of the document stays in the tab or comes back', async () => {
  let answer: (later: typeof stop) => void = () => undefined
  const pending = new Promise<typeof stop>((resolve) => (answer = resolve))
  const replies: (typeof stop | Promise<typeof stop>)[] = [stop, pending]
  const server = chatWith(will(), { onChat: () => replies.shift() ?? stop })
  const { user } = renderApp('/chat/7')
  await say(user, 'I am scared of him')
  const leave = await screen.findByRole('button', { name: 'Leave this page now' })
  await say(user, 'He is here')
  sessionStorage.setItem('names:7', '{}')
  sessionStorage.setItem('unsaved:7', '{}')
  keepConversation(17, {})
  expect(keptOf(7)).toEqual(expect.arrayContaining(['chat:7', 'names:7', 'unsaved:7', 'words:7']))

  await user.click(leave)
  expect(vi.mocked(replaceAddress)).toHaveBeenCalledWith('https://www.weather.gov/')
  expect(document.documentElement).not.toBeVisible()
  expect(document.title).toBe('')
  expect(keptOf(7)).toEqual([])
  await waitFor(() => expect(server.callsTo('POST /api/chat')).toHaveLength(2))
  answer(stop)
  await waitFor(() => expect(screen.getAllByText(/Please call/)).toHaveLength(2))
  expect(keptOf(7)).toEqual([])
  expect(keptOf(17)).toEqual(['chat:17'])
})
