import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Document } from '@/api/types'
import { chatWith, reply, say } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

const NAME = 'What is your full legal name?'
const WHY = 'A name has letters.'
const GIFTS = 'Any particular gifts?'
const log = () => screen.findByRole('log', { name: 'Conversation' })
const held = { problems: { bequests: WHY } }
const answers = { fullName: 'Maria Lopez', hasChildren: 'No', bequests: '90%', disclosed: true }

/** A will of which all is answered, and one answer is held back. */
const withHeld = (changes: Partial<Document> = {}) => {
  const all = will({ status: 'in_progress', answers })
  return { ...all, interview: { ...all.interview, ...held }, ...changes }
}

test('an answer that is held back counts nowhere, and its question begins with why it is asked again', async () => {
  chatWith(withHeld())
  renderApp('/chat/7')
  expect(await log()).toHaveTextContent('Welcome back. You have answered 3 of 4 questions.')
  expect(await log()).toHaveTextContent(`${WHY} Your answer so far: 90%${GIFTS}`)
  expect(screen.getByText('3 answers collected')).toBeVisible()
  expect(screen.getByText('2 of 3 steps completed')).toBeInTheDocument()
  expect(screen.getByText('67%')).toBeVisible()
  expect(screen.queryByText(/are answered/)).not.toBeInTheDocument()
})

test('it stays asked when the page is loaded again, and once', async () => {
  chatWith(withHeld())
  const { close } = renderApp('/chat/7')
  await screen.findByRole('textbox', { name: `Your answer: ${GIFTS}` })
  close()
  renderApp('/chat/7')
  await screen.findByRole('textbox', { name: `Your answer: ${GIFTS}` })
  expect((await log()).textContent?.split(GIFTS)).toHaveLength(2)
})

test('while something is asked the review is no more than another way', async () => {
  chatWith(withHeld())
  renderApp('/chat/7')
  expect(await screen.findByRole('button', { name: 'Continue to Review' })).not.toHaveClass('bg-accent')
})

test('a better answer ends it, and the review goes on', async () => {
  chatWith(withHeld(), { interview: { problems: {} } })
  const { user } = renderApp('/chat/7')
  await user.click(await screen.findByRole('button', { name: 'None' }))
  expect(await log()).toHaveTextContent('All questions of your Simple Will are answered.')
  for (const way of screen.getAllByRole('button', { name: 'Continue to Review' }))
    expect(way).toHaveClass('bg-accent')
  expect(screen.getByText('4 answers collected')).toBeVisible()
})

test('where the last answer is held back once it is saved, it is asked for again', async () => {
  const { bequests: _, ...others } = answers
  chatWith(will({ answers: others }), { interview: held, onChat: () => taking('90%') })
  const { user } = renderApp('/chat/7')
  await say(user, '90%')
  expect(await screen.findByText(WHY)).toBeVisible()
  await screen.findByRole('textbox', { name: `Your answer: ${GIFTS}` })
  expect(screen.queryByText('Your Simple Will draft is ready')).not.toBeInTheDocument()
  expect(screen.getByText('3 answers collected')).toBeVisible()
})

test('what the assistant takes last is followed by the question that is held back', async () => {
  const { fullName: _, ...others } = answers
  chatWith(withHeld({ answers: others }), {
    interview: held,
    onChat: () => taking('Maria Lopez', 'fullName'),
  })
  const { user } = renderApp('/chat/7')
  await screen.findByRole('textbox', { name: `Your answer: ${NAME}` })
  await say(user, 'Maria Lopez')
  expect(await log()).toHaveTextContent(`${WHY} Your answer so far: 90%${GIFTS}`)
})

const taking = (value: string, question = 'bequests') =>
  reply({
    message: 'All questions of your Simple Will are answered. The review is next.',
    acts: [{ type: 'take', answers: [{ question, text: question, value, words: value }] }],
  })
