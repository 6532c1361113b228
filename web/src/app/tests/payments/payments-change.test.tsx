import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { confirmPayment } from '@/testing/fake-stripe'
import { renderApp } from '@/testing/render-app'
import { payment, will } from '@/testing/samples'
import { shop } from '@/testing/shop'

vi.mock('@stripe/react-stripe-js', () => import('@/testing/fake-stripe'))
vi.mock('@/features/payments/stripe', () => ({ stripeFor: async () => ({}), appearance: () => ({}) }))

const LIST = 'GET /api/payments'
const none = { total: 0, payments: [] }
const one = { total: 7150, payments: [payment()] }

/** Whether the provider has confirmed the payment. */
let isPaid = false

beforeEach(() => {
  isPaid = false
  confirmPayment.mockReset().mockImplementation(async () => {
    isPaid = true
    return { paymentIntent: { status: 'succeeded' } }
  })
})

/** A shop in which a payment is listed as soon as it was made. */
const selling = (handlers: Parameters<typeof shop>[0] = {}) =>
  shop({ [LIST]: () => ({ body: isPaid ? one : none }), ...handlers })

const purchase = () => screen.findByRole('button', { name: 'Complete Purchase' })
const section = () => screen.findByRole('region', { name: 'Payments and receipts' })
const summary = async () => (await screen.findByRole('heading', { name: 'Account Summary' })).parentElement
const listed = async () => within(await section()).findByRole('link', { name: /^Open receipt C-7K2M-9QXD/ })

test('what was refunded meanwhile shows on the next visit of the dashboard, at the payment and at the document', async () => {
  const finished = { ...will().interview, complete: true }
  let isReturned = false
  shop({
    'GET /api/documents': () => ({
      body: [will(isReturned ? { status: 'completed' } : { status: 'paid', interview: finished })],
    }),
    [LIST]: () => ({
      body: isReturned
        ? { total: 0, payments: [payment({ state: 'returned', returned: 7150 })] }
        : { total: 7150, payments: [payment()] },
    }),
  })
  const { user } = renderApp('/dashboard')
  await screen.findByRole('button', { name: /^Download PDF/ })
  await user.click(await screen.findByRole('link', { name: /^Open receipt/ }))
  await screen.findByRole('heading', { level: 1, name: 'Receipt C-7K2M-9QXD' })
  isReturned = true
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await user.click(screen.getByRole('link', { name: 'Go to Dashboard' }))
  expect(await screen.findByText('Refunded')).toBeVisible()
  expect(await screen.findByRole('link', { name: /^Continue/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Download PDF/ })).not.toBeInTheDocument()
  await waitFor(async () => expect(await summary()).toHaveTextContent('Total spent$0.00'))
})

test('after a payment from the review the dashboard waits for it, and then lists it', async () => {
  let isHeard = false
  const document = () => ({ body: will({ status: isHeard ? 'paid' : 'completed' }) })
  selling({
    'GET /api/documents/{id}': document,
    'GET /api/documents': () => ({ body: [document().body] }),
    [LIST]: () => ({ body: isHeard ? one : none }),
  })
  const { user } = renderApp('/review/7')
  await user.click(await purchase())
  expect(await screen.findByText(/We are emailing you a receipt\.$/)).toBeVisible()
  expect(screen.queryByText(/^No payments yet/)).not.toBeInTheDocument()
  isHeard = true
  expect(await listed()).toBeVisible()
  expect(screen.queryByText(/We are emailing you a receipt/)).not.toBeInTheDocument()
  await waitFor(async () => expect(await summary()).toHaveTextContent('Total spent$71.50'))
})

test('a purchase at the checkout is on the dashboard that was visited before it', async () => {
  // Nothing is old enough to be asked for again by itself.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  selling()
  const { user } = renderApp('/dashboard')
  await screen.findByText('Nothing here yet')
  await user.click(await screen.findByRole('link', { name: 'Essential Bundle, $149' }))
  await user.click(await purchase())
  expect(await listed()).toBeVisible()
})

test('while a purchase is being confirmed, the receipt is announced', async () => {
  selling({ 'POST /api/documents': () => new Promise(() => undefined) })
  const { user } = renderApp('/checkout?type=simpleWill')
  await user.click(await purchase())
  expect(await screen.findByText(/We are emailing you a receipt\.$/)).toBeVisible()
})

test('with a document that is deleted the payments are read again', async () => {
  const server = shop({
    'GET /api/documents': () => ({ body: [will()] }),
    'DELETE /api/documents/{id}': () => ({ body: { message: 'Deleted' } }),
  })
  const { user } = renderApp('/dashboard')
  await screen.findByText(/^No payments yet/)
  const before = server.callsTo(LIST).length
  await user.click(screen.getByRole('button', { name: /^More: / }))
  await user.click(await screen.findByRole('menuitem', { name: /^Delete: / }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText('Document deleted successfully.')
  expect(server.callsTo(LIST)).toHaveLength(before + 1)
})
