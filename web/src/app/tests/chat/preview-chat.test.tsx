import { screen, within, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '@/testing/render-app'
import { siteCopy } from '@/testing/samples'
import { holdPauses } from '@/testing/timers'
import { claim, visiting } from '@/testing/visitor'

const box = () => screen.getByRole('textbox', { name: 'Type your message' })
const messages = () => within(screen.getByRole('log')).getAllByRole('listitem')
const replies = () => screen.queryAllByText(/This is only a sample/)

const all = [claim('preview', 'Free AI chat preview, no signup')]

async function open() {
  visiting({ 'GET /api/catalog/copy': () => ({ body: { ...siteCopy, claims: all } }) })
  const app = renderApp('/preview-chat')
  await screen.findByRole('log')
  await screen.findByText('What the documents cost')
  return app
}

test('/preview-chat: begins with three messages and three to send', async () => {
  await open()
  expect(messages()).toHaveLength(3)
  expect(screen.getByText('3 messages left')).toBeVisible()
})

test('/preview-chat: Enter sends, and the reply comes after a second', async () => {
  const endPause = holdPauses(1000)
  const { user } = await open()
  await user.type(box(), 'What is a will?')
  await user.keyboard('{Enter}')
  expect(replies()).toHaveLength(0)
  expect(messages().at(3)).toHaveTextContent('What is a will?')
  expect(screen.getByText('2 messages left')).toBeVisible()
  endPause()
  await expect.poll(replies).toHaveLength(1)
  expect(messages().at(4)).toHaveTextContent('Create a free account')
})

test('/preview-chat: Shift + Enter starts a new line, and an empty message is never sent', async () => {
  const { user } = await open()
  await user.type(box(), '  {Enter}')
  expect(messages()).toHaveLength(3)
  await user.clear(box())
  await user.type(box(), 'One{Shift>}{Enter}{/Shift}two')
  expect(box()).toHaveValue('One\ntwo')
  expect(messages()).toHaveLength(3)
})

test('/preview-chat: after three messages the box is closed, and an account is the way on', async () => {
  const { user, address } = await open()
  for (const count of [1, 2, 3]) {
    await user.type(box(), `Message ${count}{Enter}`)
    await expect.poll(replies).toHaveLength(count)
  }
  expect(box()).toBeDisabled()
  expect(screen.getByText('You have used the three messages of this sample.')).toBeVisible()
  const on = screen.getByRole('link', { name: 'Get Started Free' })
  await waitFor(() => expect(on).toHaveFocus())
  await user.click(on)
  await screen.findByLabelText('Email')
  expect(address()).toBe('/auth')
})

test('/preview-chat: the list says what is charged, and where it has figures of its own', async () => {
  await open()
  const row = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement
  expect(row('Power of Attorney')).toHaveTextContent('$59This preview lists it at $89. You pay $59.')
  expect(row('Healthcare Directive')).toHaveTextContent('$49This preview lists it at $79. You pay $49.')
  expect(row('Simple Will')).toHaveTextContent(/\$69$/)
})

test('/preview-chat: a careful operator’s site shows no second price list', async () => {
  visiting()
  renderApp('/preview-chat')
  await screen.findByRole('log')
  await screen.findByText('3 messages left')
  expect(screen.queryByText('What the documents cost')).not.toBeInTheDocument()
})

test('/preview-chat: a prepared question is answered by a press, and is no message', async () => {
  const endPause = holdPauses(1000)
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Do I need witnesses for a will?' }))
  endPause()
  await waitFor(() =>
    expect(messages().at(4)).toHaveTextContent('Florida requires two witnesses for a will.'),
  )
  expect(replies()).toHaveLength(0)
  expect(screen.getByText('3 messages left')).toBeVisible()
})

test('/preview-chat: a press shows the questions that a phone leaves out', async () => {
  const { user } = await open()
  const last = () => screen.getByRole('button', { name: 'When should I see a lawyer?' }).closest('li')
  expect(last()).toHaveClass('max-sm:hidden')
  await user.click(screen.getByRole('button', { name: /^Show \d+ more questions$/ }))
  expect(last()).not.toHaveClass('max-sm:hidden')
  expect(screen.getByRole('button', { name: 'Show fewer questions' })).toHaveFocus()
})

test('/preview-chat: a message that asks the same has the same answer, and says where there is more', async () => {
  const endPause = holdPauses(1000)
  const { user } = await open()
  await user.type(box(), 'how many witnesses does my will need{Enter}')
  endPause()
  await waitFor(() =>
    expect(messages().at(4)).toHaveTextContent(/two witnesses for a will.*Create a free account/),
  )
  expect(replies()).toHaveLength(0)
  expect(screen.getByText('2 messages left')).toBeVisible()
})

test.each(['Who will be my witness?', 'Will a notary come to me?'])(
  '/preview-chat: “%s” asks nothing of a will',
  async (question) => {
    const endPause = holdPauses(1000)
    const { user } = await open()
    await user.type(box(), `${question}{Enter}`)
    endPause()
    await expect.poll(replies).toHaveLength(1)
  },
)

test.each([
  'Do wills need witnesses?',
  'Witnesses for last will and testament',
  'Does my simple will need a witness',
])('/preview-chat: “%s” asks of a will', async (question) => {
  const endPause = holdPauses(1000)
  const { user } = await open()
  await user.type(box(), `${question}{Enter}`)
  endPause()
  await waitFor(() => expect(messages().at(4)).toHaveTextContent(/two witnesses for a will/))
})

test('/preview-chat: whether a daughter may be a witness is not answered as whether witnesses are needed', async () => {
  const endPause = holdPauses(1000)
  const { user } = await open()
  await user.type(box(), 'Can my daughter be a witness to my will?{Enter}')
  endPause()
  await waitFor(() =>
    expect(messages().at(4)).toHaveTextContent(
      /To “Who may witness a will\?”: .*a relative may be a witness/,
    ),
  )
})

test.each([
  'Does my new wife need a notary for my will to leave her nothing?',
  'Can I sign a power of attorney for my mother?',
])('/preview-chat: “%s” is of somebody, and no general rule answers it', async (question) => {
  const endPause = holdPauses(1000)
  const { user } = await open()
  await user.type(box(), `${question}{Enter}`)
  endPause()
  await expect.poll(replies).toHaveLength(1)
})

test('/preview-chat: after a message the cursor is where one writes, also where the button sent it', async () => {
  const { user } = await open()
  await user.type(box(), 'What is a will?')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(box()).toHaveFocus()
})
