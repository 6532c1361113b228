import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chatWith } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

test('that the assistant is no lawyer stands above the conversation', async () => {
  chatWith(will({ answers: { fullName: 'Maria Lopez' } }))
  renderApp('/chat/7')
  const card = within(await screen.findByRole('region', { name: 'AI Legal Assistant' }))
  const note = card.getByText(/^An AI, not a lawyer\./)
  expect(note).toBeVisible()
  const log = card.getByRole('log', { name: 'Conversation' })
  expect(note.compareDocumentPosition(log)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('so does what may become of the words, with the way to the privacy page', async () => {
  chatWith(will())
  renderApp('/chat/7')
  const card = within(await screen.findByRole('region', { name: 'AI Legal Assistant' }))
  const note = card.getByText(/^The assistant saves a plain answer right away; you can undo it\./)
  expect(note).toHaveTextContent(/may be passed to a language model.*without your account data/)
  expect(within(note).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
})

test('the heading says whose document it is, once a name is known', async () => {
  chatWith(will({ answers: { fullName: 'Maria Lopez' } }))
  const { close } = renderApp('/chat/7')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Simple Will of Maria Lopez$/)
  close()
  chatWith(will())
  renderApp('/chat/7')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Simple Will$/)
})
