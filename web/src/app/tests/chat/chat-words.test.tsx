import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '@/testing/fake-api'
import { chatWith, understood } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { simpleWill, will } from '@/testing/samples'

const input = () => screen.findByRole('textbox')
const kept = 'Your message could not be sent. It is kept here: send it again when the connection is back.'
const unreached = () => {
  throw new TypeError('Failed to fetch')
}

test('words that are not sent survive a reload', async () => {
  chatWith(will())
  const { user, close } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lo')
  close()
  renderApp('/chat/7')
  expect(await input()).toHaveValue('Maria Lo')
})

test('words that are not sent are still there after a look at the form', async () => {
  chatWith(will())
  const { user, address } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lo')
  await user.click(screen.getByRole('link', { name: 'Answer in a form' }))
  await waitFor(() => expect(address()).toMatch(/^\/document\/7/))
  await user.click(await screen.findByRole('link', { name: 'Answer in a chat' }))
  await waitFor(() => expect(address()).toBe('/chat/7'))
  expect(await input()).toHaveValue('Maria Lo')
})

test('a message is kept until its reply is there', async () => {
  chatWith(will(), { onChat: () => new Promise<never>(() => undefined) })
  const { user, close } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lopez{Enter}')
  expect(await screen.findByText('AI is thinking')).toBeVisible()
  close()
  chatWith(will(), { onChat: understood })
  const again = renderApp('/chat/7')
  expect(await input()).toHaveValue('Maria Lopez')
  await again.user.type(await input(), '{Enter}')
  await screen.findByRole('button', { name: /^Yes, that is right/ })
  again.close()
  renderApp('/chat/7')
  expect(await input()).toHaveValue('')
})

test('without a network the message says that it is kept', async () => {
  chatWith(will(), { onChat: unreached })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lopez{Enter}')
  expect(await screen.findByText(kept)).toBeVisible()
  expect(await input()).toHaveValue('Maria Lopez')
})

test('a question that is pressed leaves what is being written alone', async () => {
  const server = chatWith(will(), {
    type: { id: simpleWill.id },
    onChat: () => refused(500, 'Something broke.'),
  })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lo')
  await user.click(screen.getByRole('button', { name: 'Suggested questions' }))
  await user.click(screen.getByRole('button', { name: 'Why do you ask this?' }))
  expect(await screen.findByText('Failed to get AI response. Please try again.')).toBeVisible()
  expect(await input()).toHaveValue('Maria Lo')
  expect(server.callsTo('POST /api/chat')[0]?.body).toMatchObject({ message: 'Why do you ask this?' })
})
