import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Question } from '@/api/types'
import { agreed, chatWith, reply } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { questions, simpleWill, will } from '@/testing/samples'

const [name] = questions
const dated: Question = {
  ...(name as Question),
  id: 'marriageDate',
  type: 'date',
  text: 'When did you marry?',
}
const input = () => screen.findByRole('textbox')
const PATCH = 'PATCH /api/documents/{id}'

test('a date that cannot be is said to be wrong while it is typed, and is not sent', async () => {
  const server = chatWith(will(), { type: { questions: [dated] } })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), '02/30/2010{Enter}')
  expect(await screen.findByText('Invalid date value')).toBeVisible()
  expect(await input()).toHaveAccessibleDescription(expect.stringContaining('Invalid date value'))
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  expect(server.callsTo('POST /api/chat')).toHaveLength(0)
  await user.clear(await input())
  await user.type(await input(), '02/28/2010')
  expect(screen.queryByText('Invalid date value')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
})

test.each(['June 3, 2026', '6/21/14', "He hits me and I'm scared"])(
  'where a date is asked for, "%s" goes to the assistant',
  async (words) => {
    const server = chatWith(will(), { type: { questions: [dated] } })
    const { user } = renderApp('/chat/7')
    await user.type(await input(), `${words}{Enter}`)
    await waitFor(() => expect(server.callsTo('POST /api/chat')[0]?.body).toMatchObject({ message: words }))
  },
)

test('a yes to a proposal is not taken for the answer to the question', async () => {
  const address: Question = { ...(name as Question), id: 'address', text: 'What is your address?' }
  const proposals = [{ question: 'address', text: address.text, value: '1 Elm', words: '1 Elm' }]
  const replies = [reply({ proposals, question: 'address' })]
  const server = chatWith(will(), {
    type: { questions: [address] },
    onChat: (call) => replies.shift() ?? agreed(call),
  })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), '1 Elm{Enter}')
  await screen.findByRole('button', { name: /^Yes, that is right/ })
  await user.type(await input(), "yes, that's right")
  expect(screen.queryByText(/^A full address has/)).not.toBeInTheDocument()
  expect(screen.queryByText('Suggested Correction:')).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('1 answer collected')).toBeVisible()
  expect(server.callsTo('POST /api/chat')[1]?.body).toMatchObject({
    open: [{ question: 'address', value: '1 Elm', words: '1 Elm', number: 1, standing: 'asked' }],
  })
})

test('a date can be picked', async () => {
  const server = chatWith(will(), { type: { questions: [dated] } })
  const { user } = renderApp('/chat/7')
  await user.type(await screen.findByLabelText('Pick the date: When did you marry?'), '2010-02-28')
  await user.click(screen.getByRole('button', { name: 'Use this date' }))
  expect(await screen.findByText('1 answer collected')).toBeVisible()
  await waitFor(() =>
    expect(server.callsTo(PATCH)[0]?.body).toMatchObject({ answers: { marriageDate: '2010-02-28' } }),
  )
})

test('a correction is only suggested; what was written first is kept with the answer and can be brought back', async () => {
  const server = chatWith(will())
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'maria lopez')
  expect(await screen.findByText('Suggested Correction:')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use the correction' }))
  expect(await input()).toHaveValue('Maria Lopez')
  await user.click(screen.getByRole('button', { name: 'Undo the correction' }))
  expect(await input()).toHaveValue('maria lopez')
  await user.click(screen.getByRole('button', { name: 'Use the correction' }))
  await user.type(await input(), '{Enter}')
  await user.click(await screen.findByRole('button', { name: /^Yes, that is right/ }))
  await waitFor(() =>
    expect(server.callsTo(PATCH)[0]?.body).toMatchObject({
      answers: { fullName: 'Maria Lopez' },
      data: { originalWords: { fullName: 'maria lopez' } },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Undo the correction' }))
  await user.click(await screen.findByRole('button', { name: 'Undo the correction: maria lopez' }))
  await waitFor(() =>
    expect(server.callsTo(PATCH).at(-1)?.body).toMatchObject({ answers: { fullName: 'maria lopez' } }),
  )
})

test.each(['what does that mean', 'thanks so much', "i'm not sure about that"])(
  '"%s" is no value: it draws no hint and no correction',
  async (words) => {
    chatWith(will())
    const { user } = renderApp('/chat/7')
    await user.type(await input(), words)
    expect(screen.queryByText('Suggested Correction:')).not.toBeInTheDocument()
    expect(screen.queryByText(/^(A full address|Addresses|Names) /)).not.toBeInTheDocument()
  },
)

test('names and free text go out as they were typed', async () => {
  const server = chatWith(will())
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'teh lopez{Enter}')
  await screen.findByRole('button', { name: /^Yes, that is right/ })
  expect(server.callsTo('POST /api/chat')[0]?.body).toMatchObject({ message: 'teh lopez' })
})

test('talk that answers no question is corrected on its way', async () => {
  const answers = { fullName: 'Maria Lopez', hasChildren: 'No', bequests: 'None', disclosed: true }
  const server = chatWith(will({ answers }))
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'thanks for teh help{Enter}')
  await waitFor(() => expect(server.callsTo('POST /api/chat')).toHaveLength(1))
  expect(server.callsTo('POST /api/chat')[0]?.body).toMatchObject({ message: 'Thanks for the help' })
})

test('a choice is the option itself, however it was typed', async () => {
  const proposals = [
    { question: 'hasChildren', text: 'Do you have children?', value: 'No', words: 'No kids' },
  ]
  chatWith(will({ answers: { fullName: 'Maria Lopez' } }), {
    onChat: () => reply({ proposals, question: 'hasChildren' }),
  })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'no kids{Enter}')
  await screen.findByRole('button', { name: /^Yes, that is right/ })
  expect(screen.queryByRole('button', { name: 'Undo the correction' })).not.toBeInTheDocument()
})

test('a text that is too long is not cut: it says so, and waits', async () => {
  const server = chatWith(will())
  const { user } = renderApp('/chat/7')
  await user.click(await input())
  await user.paste('x'.repeat(5001))
  expect(
    await screen.findByText(/^This message has 5,001 characters\. Please keep it to 5,000/),
  ).toBeVisible()
  expect(await input()).toHaveValue('x'.repeat(5001))
  await user.type(await input(), '{Enter}')
  expect(server.callsTo('POST /api/chat')).toHaveLength(0)
})

test('suggested questions: one press sends, Escape closes and gives the focus back', async () => {
  const server = chatWith(will(), { type: { id: simpleWill.id } })
  const { user } = renderApp('/chat/7')
  const opener = await screen.findByRole('button', { name: 'Suggested questions' })
  await user.click(opener)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'What is a personal representative?' })).toHaveFocus(),
  )
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(opener).toHaveFocus())
  await user.click(opener)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(opener).toHaveFocus())
  await user.click(opener)
  await user.click(screen.getByRole('button', { name: 'Why do you ask this?' }))
  await waitFor(() => expect(server.callsTo('POST /api/chat')).toHaveLength(1))
  expect(server.callsTo('POST /api/chat')[0]?.body).toMatchObject({ message: 'Why do you ask this?' })
  await waitFor(async () => expect(await input()).toHaveFocus())
})
