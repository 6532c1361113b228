import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chatWith, reply } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { questions, will } from '@/testing/samples'

const CHILDREN = 'Do you have children?'
const effects = { Yes: 'you have a child of any age.', No: 'you have no child.' }

/** A conversation that asks for one of two options, each with what it means. */
function open() {
  const explained = questions.map((each) => (each.id === 'hasChildren' ? { ...each, effects } : each))
  const server = chatWith(will({ answers: { fullName: 'Maria Lopez' } }), { type: { questions: explained } })
  return { server, ...renderApp('/chat/7') }
}

const card = (name: string) => screen.findByRole('radio', { name })
const log = () => screen.findByRole('log', { name: 'Conversation' })

test('an option says what it means, and a press answers', async () => {
  const { user } = open()
  expect(await screen.findByRole('radiogroup', { name: CHILDREN })).toBeVisible()
  expect(await card('Yes')).toHaveAccessibleDescription('you have a child of any age.')
  await user.click(await screen.findByText('you have a child of any age.'))
  expect(await log()).toHaveTextContent('Please list each child.')
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
})

test('None is answered by its press where it is an answer, without a question back', async () => {
  const nameable = questions.map((each) => (each.id === 'fullName' ? { ...each, none: true } : each))
  const server = chatWith(will({ answers: {} }), {
    type: { questions: nameable },
    onChat: () => reply({ message: 'What does it mean?', question: 'fullName', suggestions: ['None'] }),
  })
  const { user } = renderApp('/chat/7')
  await user.click(await screen.findByRole('button', { name: 'None' }))
  expect(await screen.findByText('1 answer collected')).toBeVisible()
  expect(server.callsTo('POST /api/chat')).toHaveLength(0)
})

test('arrow keys go through the options and answer nothing; Enter does', async () => {
  const { user } = open()
  ;(await card('Yes')).focus()
  await user.keyboard('{ArrowDown}')
  expect(await card('No')).toBeChecked()
  expect(screen.getByText('1 answer collected')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Use this answer' })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('2 answers collected')).toBeVisible()
  expect(await log()).toHaveTextContent('Any particular gifts?')
})

test('a space answers with the option at hand', async () => {
  const { user } = open()
  ;(await card('Yes')).focus()
  await user.keyboard('{ArrowDown} ')
  expect(await screen.findByText('2 answers collected')).toBeVisible()
})
