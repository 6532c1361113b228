import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { agreed, chatWith, reply, say } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

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

test('what is confirmed after something else was said is the card that still waits', async () => {
  const told = reply({ message: 'It is a word of the law.', question: 'fullName' })
  const replies = [() => several, () => told, agreed]
  const server = chatWith(will(), { onChat: (call) => replies.shift()?.(call) ?? told })
  const { user } = renderApp('/chat/7')
  await say(user, MESSAGE)
  await screen.findByRole('region', { name: 'Are these right?' })
  await say(user, 'What does that mean?')
  await screen.findByText('It is a word of the law.')
  await user.type(await input(), 'yes dear{Enter}')
  expect(await screen.findByText('2 answers collected')).toBeVisible()
  expect(server.callsTo('POST /api/chat')[2]?.body).toMatchObject({
    message: 'yes dear',
    open: [{ standing: 'newest' }, { standing: 'newest' }],
  })
})

test('what is rejected has its words back in the field', async () => {
  const proposals = [{ question: 'fullName', text: NAME, value: 'Maria Lopez', words: 'maria lopez' }]
  const again = reply({
    message: `Then let us put it right. ${NAME}`,
    acts: [{ type: 'reject', questions: ['fullName'] }],
    question: 'fullName',
  })
  const replies = [reply({ message: 'Is that right?', proposals, question: 'fullName' })]
  chatWith(will(), { onChat: () => replies.shift() ?? again })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'maria lopez{Enter}')
  await screen.findByRole('region', { name: 'Is this right?' })
  await say(user, "no that's not right")
  expect(await screen.findByText('Not used')).toBeVisible()
  expect(await input()).toHaveValue('maria lopez')
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox')
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('maria lopez')
})

test('what is read back again moves to the end, and is not said to be unused', async () => {
  const proposals = [{ question: 'fullName', text: NAME, value: 'Maria Lopez', words: 'maria lopez' }]
  const shown = reply({ message: 'Is that right?', proposals, question: 'fullName' })
  chatWith(will(), { onChat: () => shown })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'maria lopez{Enter}')
  await screen.findByRole('region', { name: 'Is this right?' })
  await user.type(await input(), 'yep{Enter}')
  await waitFor(() => expect(screen.getAllByText('Is that right?')).toHaveLength(2))
  expect(screen.getAllByRole('region', { name: 'Is this right?' })).toHaveLength(1)
  expect(screen.queryByText('Not used')).not.toBeInTheDocument()
})

test('where help was shown nothing is asked and a yes confirms nothing; one press goes on', async () => {
  const stop = reply({
    message: 'Please call 911.',
    suggestions: ['Go on with the questions'],
    acts: [{ type: 'stop', kind: null }],
  })
  const again = reply({ message: NAME, question: 'fullName', suggestions: ['Skip for now'] })
  const replies = [several, stop]
  const server = chatWith(will(), { onChat: () => replies.shift() ?? again })
  const { user } = renderApp('/chat/7')
  await say(user, MESSAGE)
  await screen.findByRole('region', { name: 'Are these right?' })
  await say(user, 'he is at the door')
  await screen.findByRole('region', { name: 'Help' })
  expect(screen.queryByText(`Your answer: ${NAME}`)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Skip for now' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Go on with the questions' }))
  expect(await screen.findByText(`Your answer: ${NAME}`)).toBeVisible()
  expect(screen.getByText('0 answers collected')).toBeVisible()
  expect(server.callsTo('POST /api/chat')).toHaveLength(3)
  expect(server.callsTo('POST /api/chat')[2]?.body).toMatchObject({ open: [], stopped: true })
})

const proposed = (value: string) => [{ question: 'fullName', text: NAME, value, words: value }]

test('a press confirms nothing that waits, whatever the reply says', async () => {
  const shown = reply({ message: 'Is that right?', proposals: proposed('Maria Lopez'), question: 'fullName' })
  const told = reply({ message: 'It is a word.', question: 'fullName', suggestions: ['Tell me more'] })
  const yes = reply({ message: 'Good.', acts: [{ type: 'confirm', questions: ['fullName'] }] })
  const replies = [shown, told]
  chatWith(will(), { onChat: () => replies.shift() ?? yes })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lopez{Enter}')
  await screen.findByRole('region', { name: 'Is this right?' })
  await user.type(await input(), 'What does that mean?{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Tell me more' }))
  await screen.findByText('Good.')
  expect(screen.getByText('0 answers collected')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Yes, that is right/ })).toBeVisible()
})

test('a yes is not looked over as a value while something waits', async () => {
  const shown = reply({ message: 'Is that right?', proposals: proposed('Maria Lopez'), question: 'fullName' })
  const told = reply({ message: 'It is a word.', question: 'fullName' })
  const replies = [shown, told]
  chatWith(will(), { onChat: () => replies.shift() ?? told })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lopez{Enter}')
  await screen.findByRole('region', { name: 'Is this right?' })
  await user.type(await input(), 'What does that mean?{Enter}')
  await screen.findByText('It is a word.')
  await user.type(await input(), 'yes dear')
  expect(screen.queryByText('Suggested Correction:')).not.toBeInTheDocument()
})

test('a no that says what is right leaves the field empty', async () => {
  const first = reply({ message: 'Is that right?', proposals: proposed('Maria Lopes'), question: 'fullName' })
  const mended = reply({
    message: 'Is that right?',
    acts: [{ type: 'reject', questions: ['fullName'] }],
    proposals: proposed('Maria Lopez'),
    question: 'fullName',
  })
  const replies = [first]
  chatWith(will(), { onChat: () => replies.shift() ?? mended })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'Maria Lopes{Enter}')
  await screen.findByRole('region', { name: 'Is this right?' })
  await user.type(await input(), 'no, Maria Lopez{Enter}')
  expect(await screen.findByText('Not used')).toBeVisible()
  expect(await input()).toHaveValue('')
  expect(screen.getByRole('button', { name: /^Yes, that is right/ })).toBeVisible()
})

test('while something waits, the field is for that; after a reload it still waits, and is not asked anew', async () => {
  const proposals = [{ question: 'hasChildren', text: CHILDREN, value: 'No', words: 'no kids' }]
  const shown = reply({ message: 'Is that right?', proposals, question: 'fullName' })
  const start = will({ answers: { fullName: 'Maria Lopez' } })
  chatWith(start, { onChat: () => shown })
  const { user, close } = renderApp('/chat/7?question=hasChildren')
  await user.type(await input(), 'no kids{Enter}')
  await screen.findByRole('region', { name: 'Is this right?' })
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible()
  const asked = () => screen.getAllByText(CHILDREN).length
  const before = asked()
  close()
  renderApp('/chat/7?question=hasChildren')
  await screen.findByRole('region', { name: 'Is this right?' })
  expect(asked()).toBe(before)
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible()
})
