import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Document } from '@/api/types'
import type { FakeCall } from '@/testing/fake-api'
import { chatWith } from '@/testing/one-chat'
import { saved } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { children, will } from '@/testing/samples'

type Change = { facts?: { children?: { name: string }[] }; answers?: Record<string, string> }

/** The server writes the answer from the fact, and drops the fact where the answer is written by hand. */
function keep(call: FakeCall, document: Document) {
  const { facts = {}, answers = {} } = call.body as Change
  const composed = facts.children?.map(({ name }) => name).join('; ')
  const isOwn = 'childrenDetails' in answers && answers.childrenDetails !== document.answers.childrenDetails
  const next = {
    ...document,
    answers: { ...document.answers, ...(composed && { childrenDetails: composed }) },
    facts: isOwn ? {} : { ...document.facts, ...facts },
  }
  return saved(call, next)
}

function open(changes: Partial<Document> = {}) {
  const start = will({ answers: { fullName: 'Maria Lopez', hasChildren: 'Yes' }, ...changes })
  const server = chatWith(start, { type: { facts: [children] }, onSave: keep })
  return { server, ...renderApp('/chat/7') }
}

const piece = () => screen.findByLabelText('Full name')
const button = (name: string) => screen.findByRole('button', { name })
const log = async () => within(await screen.findByRole('log'))

test('the pieces are there at once beneath the question, and go on to the next one', async () => {
  const { user, server } = open()
  await user.type(await piece(), 'Ana Lopez')
  await user.click(await button('Use these answers'))
  expect(await (await log()).findByText('Any particular gifts?')).toBeVisible()
  expect((await log()).getByText('Ana Lopez')).toBeVisible()
  const [first] = server.callsTo('PATCH /api/documents/{id}').map(({ body }) => body)
  expect(first).toMatchObject({ facts: { children: [{ name: 'Ana Lopez' }] } })
})

test('answers that are on their way are saved before a piece that belongs to one of them', async () => {
  const { user, server } = open({ answers: { fullName: 'Maria Lopez' } })
  await user.click(await screen.findByRole('radio', { name: 'Yes' }))
  await user.type(await piece(), 'Ana Lopez')
  await user.click(await button('Use these answers'))
  expect(await (await log()).findByText('Any particular gifts?')).toBeVisible()
  const [first, second] = server.callsTo('PATCH /api/documents/{id}').map(({ body }) => body)
  expect(first).toMatchObject({ answers: { hasChildren: 'Yes' } })
  expect(second).toMatchObject({ facts: { children: [{ name: 'Ana Lopez' }] } })
})

test('own words are the other way, and neither loses what was typed in the other', async () => {
  const { user } = open()
  await user.type(await piece(), 'Ana Lopez')
  await user.click(await button('Write it in my own words'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Your answer/ })).toHaveFocus())
  await user.keyboard('My daughter Ana')
  await user.click(await button('Answer item by item'))
  expect(await piece()).toHaveValue('Ana Lopez')
  await waitFor(async () => expect(await piece()).toHaveFocus())
  const other = screen.getByRole('textbox', { name: /^Or in your own words: Please list/ })
  expect(other).toHaveValue('My daughter Ana')
  expect(screen.queryByRole('textbox', { name: /^Your answer/ })).not.toBeInTheDocument()
})

test('who has answered in own words finds them when the question is asked again', async () => {
  const { user } = open({
    answers: { fullName: 'Maria Lopez', hasChildren: 'Yes', childrenDetails: 'My daughter Ana' },
  })
  await user.click(await screen.findByText('Answers so far (3)'))
  await user.click(await screen.findByRole('button', { name: /^Change the answer to: Please list/ }))
  expect(await screen.findByRole('textbox', { name: /^Your answer/ })).toHaveValue('My daughter Ana')
  expect(await button('Answer item by item')).toBeVisible()
})

test('closed pieces say what takes the place of what, and those that own words have dropped are still there', async () => {
  const { user, server } = open({
    answers: { fullName: 'Maria Lopez', hasChildren: 'Yes', childrenDetails: 'Ana Lopez' },
    facts: { children: [{ name: 'Ana Lopez' }] },
  })
  const askAgain = async () => {
    await user.click(await screen.findByRole('button', { name: /^Change the answer to: Please list/ }))
  }
  await user.click(await screen.findByText('Answers so far (3)'))
  await askAgain()
  await user.click(await button('Write it in my own words'))
  expect(
    await screen.findByText('Your own words take the place of what you entered item by item.'),
  ).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: /^Your answer/ }))
  await user.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'My daughter Ana{Enter}')
  await user.click(await screen.findByRole('button', { name: /^Yes, that is right/ }))
  await waitFor(() => expect(server.callsTo('PATCH /api/documents/{id}')).toHaveLength(1))
  await askAgain()
  expect(
    await screen.findByText('What you enter item by item takes the place of your own words.'),
  ).toBeVisible()
  await user.click(await button('Answer item by item'))
  expect(await piece()).toHaveValue('Ana Lopez')
})
