import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Document } from '@/api/types'
import type { FakeCall } from '@/testing/fake-api'
import { chatWith } from '@/testing/one-chat'
import { saved } from '@/testing/one-document'
import { paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { emptyPreview, familyAndHome as facts, will } from '@/testing/samples'

const answers = { fullName: 'Maria Lopez', hasChildren: 'No', bequests: 'None', disclosed: true }
const details = ['spouse', 'home']

function keep(call: FakeCall, document: Document) {
  const sent = (call.body as { facts?: Record<string, unknown> }).facts
  return saved(call, { ...document, facts: { ...document.facts, ...sent } }, { details })
}

function open(handlers = {}) {
  const start = will({ status: 'in_progress', answers })
  const document = { ...start, interview: { ...start.interview, details } }
  const server = chatWith(document, { type: { facts }, onSave: keep, handlers })
  return { server, ...renderApp('/chat/7') }
}

const button = (name: string) => screen.findByRole('button', { name })

test('after the last question the details are offered in the conversation, with the blanks that are left', async () => {
  const { user, server } = open()
  await user.click(await button('Enter the details'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Family' })).toHaveFocus())
  expect(screen.getByText('Details 1 of 2 · 1 blank left, in this part')).toBeVisible()
  await user.type(screen.getByLabelText('Who is it?'), 'Carlos Lopez')
  await user.click(await button('Continue'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus())
  expect(screen.getByText('Details 2 of 2 · no blanks left')).toBeVisible()
  await user.click(await button('Continue'))
  await waitFor(() => expect(screen.getByText(/has no blank left/)).toHaveFocus())
  const sent = server.callsTo('PATCH /api/documents/{id}').map(({ body }) => body)
  expect(sent).toMatchObject([{ facts: { spouse: 'Carlos Lopez' } }])
})

test('the end says that the paper is written and what it holds, and leads to the review first', async () => {
  open({ 'GET /api/documents/{id}/preview': () => ({ body: { ...emptyPreview, paper: paper() } }) })
  const end = within(await screen.findByRole('region', { name: 'Details' }))
  expect(end.getByRole('heading', { name: 'Your Simple Will draft is ready' })).toBeVisible()
  expect(await end.findByText(/^1 clause in 1 paper · \d blanks? left$/)).toBeVisible()
  const names = end.getAllByRole('button').map((each) => each.textContent)
  expect(names).toEqual(['See your document', 'Continue to Review', 'Enter the details'])
})

test('while the end is in view, the bar leads to the review no second time', async () => {
  open()
  const [bar, end] = await screen.findAllByRole('button', { name: 'Continue to Review' })
  await waitFor(() => expect(bar).toHaveClass('invisible'))
  expect(end).not.toHaveClass('invisible')
})

test('they are skipped at once, before them', async () => {
  const { user, address } = open()
  const offer = within(await screen.findByRole('region', { name: 'Details' }))
  await user.click(offer.getByRole('button', { name: 'Continue to Review' }))
  await waitFor(() => expect(address()).toBe('/review/7'))
})

test('the rest is skipped from among them', async () => {
  const { user } = open()
  await user.click(await button('Enter the details'))
  await user.click(await button('Skip the rest'))
  await waitFor(() => expect(screen.getByText('The paper has 1 blank left.')).toHaveFocus())
})

test('while a detail is filled in, the field for a message is a press away', async () => {
  const { user } = open()
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible()
  await user.click(await button('Enter the details'))
  await screen.findByLabelText('Who is it?')
  expect(screen.queryByRole('textbox', { name: 'Your message' })).not.toBeInTheDocument()
  await user.click(await button('Write a message'))
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveFocus()
  await user.click(await button('Skip the rest'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Write a message' })).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Your message' })).toBeVisible()
})
