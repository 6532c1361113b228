import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Document } from '@/api/types'
import { expectError } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { shop } from '@/testing/shop'

vi.mock('@stripe/react-stripe-js', () => import('@/testing/fake-stripe'))
vi.mock('@/features/payments/stripe', () => ({ stripeFor: async () => ({}), appearance: () => ({}) }))

const SENTENCE =
  'The payment for this document is disputed at your bank. The PDF can be downloaded again once that is settled.'
const disputed = () => refused(409, SENTENCE, { code: 'payment_disputed' })

const finished = { ...will().interview, complete: true }
const paid = will({ status: 'paid', amountPaid: 7150, interview: finished })
const held = { ...paid, onHold: true }

/** A server with one document, which is another one from a moment on. */
function holding(document: Document, handlers: Parameters<typeof shop>[0] = {}) {
  let now = document
  shop({
    'GET /api/documents': () => ({ body: [now] }),
    'GET /api/documents/{id}': () => ({ body: now }),
    ...handlers,
  })
  return { becomes: (next: Document) => (now = next) }
}

const download = () => screen.queryByRole('button', { name: /^Download PDF/ })

test('a document on hold says why on the dashboard, and can be opened but not downloaded', async () => {
  holding(held)
  renderApp('/dashboard')
  expect(await screen.findByText(/^On hold$/)).toBeVisible()
  expect(screen.getByText(/^The payment for this document is disputed at your bank\./)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Open: Simple Will/ })).toHaveAttribute('href', '/review/7')
  expect(download()).not.toBeInTheDocument()
  const summary = screen.getByRole('heading', { name: 'Account Summary' }).parentElement
  expect(summary).toHaveTextContent('Completed1')
})

test('one whose questions are open goes on', async () => {
  holding(will({ status: 'paid', onHold: true }))
  renderApp('/dashboard')
  expect(await screen.findByText(/^On hold$/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Continue: Simple Will/ })).toHaveAttribute('href', '/chat/7')
})

test('its review has no payment and no PDF, but the answers can be edited and a draft be had', async () => {
  holding(held)
  renderApp('/review/7')
  expect(await screen.findByRole('heading', { name: 'On hold' })).toBeVisible()
  expect(screen.getByText(/^This document is paid and on hold\./)).toBeVisible()
  // On a phone the card is far below: there it is said under the title, too.
  const said = screen.getAllByText(
    /disputed at your bank.+You do not have to pay anything here in the meantime\./,
  )
  expect(said).toHaveLength(2)
  expect(said[0]?.closest('.rounded-md')).toHaveClass('lg:hidden')
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/questionnaire/7')
  expect(screen.getByRole('button', { name: 'Download this draft' })).toBeVisible()
  expect(download()).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Complete Purchase' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Order summary' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Go to the download' })).not.toBeInTheDocument()
})

test('nobody is told to download what is on hold, however it has changed', async () => {
  localStorage.setItem('downloaded 7', 'something else')
  holding(held)
  renderApp('/review/7')
  expect(await screen.findByRole('heading', { name: 'On hold' })).toBeVisible()
  expect(screen.queryByText('Changed since you last downloaded it')).not.toBeInTheDocument()
  localStorage.clear()
})

test.each(['/dashboard', '/review/7'])(
  'a download at %s that is refused because of a dispute says why, and the page follows',
  async (address) => {
    const server = holding(paid, { 'GET /api/documents/{id}/download': disputed })
    const { user } = renderApp(address)
    const button = await screen.findByRole('button', { name: /^Download PDF/ })
    server.becomes(held)
    await user.click(button)
    await expectError(SENTENCE)
    await waitFor(() => expect(download()).not.toBeInTheDocument())
    expect(screen.getAllByText(/^On hold/)[0]).toBeVisible()
  },
)

test('a document whose payment was given back is for sale again as soon as a download finds out', async () => {
  const server = holding(paid, { 'GET /api/documents/{id}/download': () => refused(402, 'Not paid.') })
  const { user } = renderApp('/review/7')
  const button = await screen.findByRole('button', { name: 'Download PDF' })
  server.becomes({ ...paid, status: 'completed', amountPaid: null })
  await user.click(button)
  await expectError('Failed to download document. Please try again.')
  expect(await screen.findByRole('button', { name: 'Complete Purchase' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Already paid' })).not.toBeInTheDocument()
})

test('a payment that is refused because of a dispute turns into the word that it is on hold', async () => {
  const server = holding(will({ interview: finished }), { 'POST /api/create-payment-intent': disputed })
  const { user } = renderApp('/review/7')
  const purchase = await screen.findByRole('button', { name: 'Complete Purchase' })
  server.becomes(held)
  await user.click(purchase)
  await expectError('Failed to create payment. Please try again.')
  expect(await screen.findByRole('heading', { name: 'On hold' })).toBeVisible()
})

test('nothing of a payment is remembered across a reload', async () => {
  const server = holding(paid)
  const first = renderApp('/dashboard')
  await screen.findByRole('button', { name: /^Download PDF/ })
  first.close()
  server.becomes({ ...paid, status: 'completed', amountPaid: null })
  renderApp('/dashboard')
  expect(await screen.findByRole('link', { name: /^Read it and pay: Simple Will/ })).toBeVisible()
  expect(download()).not.toBeInTheDocument()
})
