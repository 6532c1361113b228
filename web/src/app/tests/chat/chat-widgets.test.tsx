import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatWidget, Question } from '@/api/types'
import { chatWith, reply } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { children, questions, simpleWill, will } from '@/testing/samples'

const [name] = questions
const address: Question = { ...(name as Question), id: 'address', text: 'What is your address?' }
const input = () => screen.findByRole('textbox', { name: /^Your answer/ })
const press = () => screen.findByRole('button', { name: 'Use this answer' })
const PATCH = 'PATCH /api/documents/{id}'

const unsure = (widget: ChatWidget, question: string) => () =>
  reply({ message: 'I am not sure that I caught it.', widget, question })

test('an address that was not found is filled in by its parts', async () => {
  const server = chatWith(will(), {
    type: { questions: [address] },
    onChat: unsure('address', 'address'),
  })
  const { user } = renderApp('/chat/7')
  expect(screen.queryByLabelText('City')).not.toBeInTheDocument()
  await user.type(await input(), 'over by the lake{Enter}')
  await user.type(await screen.findByLabelText(/^Street/), '12 Oak St')
  expect(await press()).toBeDisabled()
  await user.type(screen.getByLabelText('City'), 'Tampa')
  await user.type(screen.getByLabelText('ZIP code'), '33602')
  await user.click(await press())
  await waitFor(() => expect(server.callsTo(PATCH)).toHaveLength(1))
  expect(server.callsTo(PATCH)[0]?.body).toMatchObject({ answers: { address: '12 Oak St, Tampa, FL 33602' } })
})

test('a name that was not found has a field of its own, and goes with the question', async () => {
  chatWith(will(), { onChat: unsure('name', 'fullName') })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'the usual one{Enter}')
  await user.type(
    await screen.findByRole('textbox', { name: 'What is your full legal name?' }),
    'Maria Lopez',
  )
  await user.click(await press())
  expect(await screen.findByText('1 answer collected')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use this answer' })).not.toBeInTheDocument()
})

test('closed pieces are open where own words were not understood', async () => {
  const answers = { fullName: 'Maria Lopez', hasChildren: 'Yes' }
  chatWith(will({ answers }), { type: { facts: [children] }, onChat: unsure('pieces', 'childrenDetails') })
  const { user } = renderApp('/chat/7')
  await user.click(await screen.findByRole('button', { name: 'Write it in my own words' }))
  await user.type(await input(), 'ummm{Enter}')
  expect(await screen.findByLabelText('Full name')).toBeVisible()
})

test('what the assistant asks is not written once more over the boxes, which have it as their name', async () => {
  const answers = { fullName: 'Maria Lopez', hasChildren: 'Yes' }
  chatWith(will({ answers }), { type: { facts: [children] } })
  renderApp('/chat/7')
  const group = await screen.findByRole('group', { name: children.text })
  expect(within(group).getByText(children.text)).toHaveClass('sr-only')
})

test('of options none is chosen beforehand', async () => {
  const asked = simpleWill.questions.filter(({ id }) => id === 'hasChildren')
  chatWith(will(), { type: { questions: asked }, onChat: unsure('options', 'hasChildren') })
  const { user } = renderApp('/chat/7')
  await user.type(await input(), 'it is complicated{Enter}')
  await screen.findByText('I am not sure that I caught it.')
  for (const option of await screen.findAllByRole('radio')) expect(option).not.toBeChecked()
})
