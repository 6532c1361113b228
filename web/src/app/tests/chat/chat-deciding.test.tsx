import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chatWith, reply } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { questions, will } from '@/testing/samples'

const NAME = 'What is your full legal name?'
const CHILDREN = 'Do you have children?'
const MESSAGE = 'I am maria lopez, no kids'
const input = () => screen.findByRole('textbox')

const several = reply({
  message: 'I have understood two answers. Are these right?',
  question: 'fullName',
  proposals: [
    { question: 'fullName', text: NAME, value: 'Maria Lopez', words: 'maria lopez' },
    { question: 'hasChildren', text: CHILDREN, value: 'No', words: 'no kids' },
  ],
})

test('a yes after something else was said confirms the card that still waits', async () => {
  const told = reply({ message: 'It is a word of the law.', question: 'fullName' })
  const replies = [several]
  const server = chatWith(will(), { onChat: () => replies.shift() ?? told })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), `${MESSAGE}{Enter}`)
  await screen.findByRole('region', { name: 'Are these right?' })
  await user.type(await input(), 'What does that mean?{Enter}')
  await screen.findByText('It is a word of the law.')
  await user.type(await input(), 'yes dear{Enter}')
  expect(await screen.findByText('2 answers collected')).toBeVisible()
  expect(server.callsTo('POST /api/chat')).toHaveLength(2)
})

test('a "no" after something else was said has the answer changed', async () => {
  const told = reply({ message: 'It is a word of the law.', question: 'fullName' })
  const proposals = [{ question: 'fullName', text: NAME, value: 'Maria Lopez', words: 'maria lopez' }]
  const replies = [reply({ message: 'Is that right?', proposals, question: 'fullName' })]
  chatWith(will(), { onChat: () => replies.shift() ?? told })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'maria lopez{Enter}')
  await screen.findByRole('region', { name: 'Is this right?' })
  await user.type(await input(), 'What does that mean?{Enter}')
  await screen.findByText('It is a word of the law.')
  await user.type(await input(), "no that's not right{Enter}")
  expect(await input()).toHaveValue('maria lopez')
})

test('after the options were explained a yes brings the card back, and the next one confirms it', async () => {
  const SHARE = 'How should things be treated?'
  const share = { ...questions[1], id: 'share', kind: 'select', text: SHARE, options: ['Shared', 'Separate'] }
  const proposals = [{ question: 'share', text: SHARE, value: 'Shared', words: 'we share' }]
  const replies = [reply({ message: 'Is that right?', proposals, question: 'share' })]
  const told = reply({ message: 'Shared belongs to both.', question: 'share' })
  const server = chatWith(will(), {
    type: { questions: [share as (typeof questions)[number]] },
    onChat: () => replies.shift() ?? told,
  })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'we share{Enter}')
  await screen.findByRole('region', { name: 'Is this right?' })
  await user.type(await input(), 'What is the difference?{Enter}')
  await screen.findByText('Shared belongs to both.')
  await user.type(await input(), 'yep{Enter}')
  expect(await screen.findByText(/^This is what I understood/)).toBeVisible()
  expect(screen.getByText('0 answers collected')).toBeVisible()
  await user.type(await input(), 'yep{Enter}')
  expect(await screen.findByText('1 answer collected')).toBeVisible()
  expect(server.callsTo('POST /api/chat')).toHaveLength(2)
})

test('where help was shown nothing is asked and a yes confirms nothing; one press goes on', async () => {
  const stop = reply({ message: 'Please call 911.', suggestions: ['Go on with the questions'] })
  const again = reply({ message: NAME, question: 'fullName', suggestions: ['Skip for now'] })
  const replies = [several, stop]
  const server = chatWith(will(), { onChat: () => replies.shift() ?? again })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), `${MESSAGE}{Enter}`)
  await screen.findByRole('region', { name: 'Are these right?' })
  await user.type(await input(), 'he is at the door{Enter}')
  await screen.findByText('Please call 911.')
  expect(screen.queryByText(`Your answer: ${NAME}`)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Skip for now' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Go on with the questions' }))
  expect(await screen.findByText(`Your answer: ${NAME}`)).toBeVisible()
  expect(screen.getByText('0 answers collected')).toBeVisible()
  expect(server.callsTo('POST /api/chat')).toHaveLength(3)
})
