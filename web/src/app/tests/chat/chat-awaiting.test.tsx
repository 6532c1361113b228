import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chatWith, understood, say } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

const NAME = 'What is your full legal name?'
const input = () => screen.findByRole('textbox')

test('while a reply is awaited what was understood before cannot be decided', async () => {
  const replies = [understood, () => new Promise<never>(() => undefined)]
  chatWith(will(), { onChat: (call) => (replies.shift() ?? understood)(call) })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lopez{Enter}')
  expect(await screen.findByRole('button', { name: `Yes, that is right: ${NAME}` })).toBeEnabled()
  await say(user, 'Is that my legal name?')
  expect(await screen.findByText('AI is thinking')).toBeVisible()
  expect(screen.getByRole('button', { name: `Yes, that is right: ${NAME}` })).toBeDisabled()
  expect(screen.getByRole('button', { name: `Change: ${NAME}` })).toBeDisabled()
})

test('while a reply is awaited nothing can be written, the cursor comes back, and nothing is read out twice', async () => {
  let release = () => {}
  const waiting = () => new Promise<void>((resolve) => (release = resolve))
  chatWith(will(), { onChat: (call) => waiting().then(() => understood(call)) })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lopez')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('AI is thinking')).toBeVisible()
  expect(await input()).toBeDisabled()
  await user.keyboard('More')
  expect(screen.queryByDisplayValue(/More/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  const sent = within(screen.getByRole('log')).getByText('Maria Lopez')
  release()
  await waitFor(() => expect(screen.queryByText('AI is thinking')).not.toBeInTheDocument())
  expect(await input()).toHaveFocus()
  // What is put in anew would be read out again.
  expect(sent).toBeInTheDocument()
})
