import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { emptyPreview, payment, siteCopy, will } from '@/testing/samples'
import { shop } from '@/testing/shop'
import { claim } from '@/testing/visitor'

vi.mock('@stripe/react-stripe-js', () => import('@/testing/fake-stripe'))
vi.mock('@/features/payments/stripe', () => ({ stripeFor: async () => ({}), appearance: () => ({}) }))

const refunds = { refund_terms: 'All sales are final. There are no refunds except as required by law.' }
const specified = [
  claim('review', '30-day money-back guarantee'),
  claim('attorney-review', 'Review of your document by an attorney'),
]

const review = (price: number, claims = specified) => {
  shop({
    'GET /api/catalog/copy': () => ({ body: { ...siteCopy, disclaimers: refunds, claims } }),
    'GET /api/documents/{id}': () => ({ body: will({ price }) }),
    'GET /api/documents/{id}/preview': () => ({ body: { ...emptyPreview, paper: paper() } }),
  })
  return renderApp('/review/7')
}

test('a document whose price is lower in its bundle says what it costs by itself', async () => {
  review(3100)
  const note = 'This is your bundle price. By itself, this document costs $69.00.'
  expect(await screen.findByText(note)).toBeVisible()
})

test('a document at its own price speaks of no bundle', async () => {
  review(6900)
  expect(await screen.findByText('30-day money-back guarantee')).toBeVisible()
  expect(screen.queryByText(/bundle price/)).not.toBeInTheDocument()
})

test('a careful operator’s site has one rule about refunds', async () => {
  review(6900, [])
  expect(await screen.findByText(refunds.refund_terms)).toBeVisible()
  expect(screen.queryByText(/money-back/)).not.toBeInTheDocument()
})

test('the review leads to the attorney review, and says that it is another purchase', async () => {
  review(6900)
  const link = await screen.findByRole('link', { name: 'See the attorney review' })
  expect(link).toHaveAttribute('href', '/checkout?type=simpleWill&service=attorney-review')
  expect(screen.getByText(/for \$2,000\.00\. That is a separate purchase\./)).toBeVisible()
})

test('where attorney review is not offered, nothing leads to it', async () => {
  review(6900, [])
  await screen.findByText(refunds.refund_terms)
  expect(screen.queryByRole('link', { name: 'See the attorney review' })).not.toBeInTheDocument()
})

const requested = (attorneyReview: boolean, payments = [payment({ amount: 200_000, attorneyReview })]) =>
  shop({
    'GET /api/documents/{id}': () => ({
      body: will({ status: 'paid', amountPaid: 200_000, attorneyReview }),
    }),
    'GET /api/payments': () => ({ body: { total: 200_000, payments } }),
  })

test('the review of a paper says how far its attorney review has come', async () => {
  requested(true)
  renderApp('/review/7')
  const stages = within(await screen.findByRole('list', { name: 'Attorney review' })).getAllByRole('listitem')
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Requesteddone',
    'Assignedcomes by email',
    'Reviewedcomes by email',
  ])
  expect(screen.getByText(/^We email you when an attorney is assigned\./)).toBeVisible()
})

test('the payment for an attorney review ends with the sum, its receipt and what happens next', async () => {
  requested(true)
  renderApp('/legal-compliance/7')
  const bought = within(await screen.findByRole('region', { name: 'Your payment went through' }))
  expect(await bought.findByText(/^You paid \$2,000\.00/)).toBeVisible()
  const receipt = await bought.findByRole('link', { name: 'Open receipt C-7K2M-9QXD' })
  expect(receipt).toHaveAttribute('href', '/receipts/pi_1')
  const steps = bought.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps.join(' ')).toMatch(
    /You answer the questions.+We email you when an attorney is assigned.+queue.+The review/,
  )
})

test('the sum is said before the list has the payment', async () => {
  requested(true, [])
  renderApp('/legal-compliance/7')
  const bought = within(await screen.findByRole('region', { name: 'Your payment went through' }))
  expect(bought.getByText(/^You paid \$2,000\.00 .+ We are emailing you the receipt\.$/)).toBeVisible()
})

test.each(['/review/7', '/legal-compliance/7'])(
  'without an attorney review %s speaks of none',
  async (address) => {
    requested(false)
    renderApp(address)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Attorney review')).not.toBeInTheDocument()
    expect(screen.queryByText('Your payment went through')).not.toBeInTheDocument()
  },
)

const owned = (status: 'paid' | 'draft') =>
  shop({ 'GET /api/documents': () => ({ body: [will({ status })] }) })

test('who has paid for a bundle is told so before buying it again', async () => {
  owned('paid')
  renderApp('/checkout?bundle=essential')
  expect(await screen.findByText('You already have this')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to My Documents' })).toHaveAttribute('href', '/dashboard')
})

test('a bundle that one has is ordered again only by who asks for it', async () => {
  const server = owned('paid')
  const { user } = renderApp('/checkout?bundle=essential')
  const again = await screen.findByRole('button', { name: 'Buy it again for someone else' })
  expect(screen.queryByRole('heading', { name: 'Order summary' })).not.toBeInTheDocument()
  expect(server.callsTo('POST /api/create-payment-intent')).toHaveLength(0)
  await user.click(again)
  expect(await screen.findByRole('button', { name: 'Complete Purchase' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Order summary' })).toBeVisible()
})

test('a draft of its documents is no bundle that was paid for', async () => {
  const server = owned('draft')
  renderApp('/checkout?bundle=essential')
  await screen.findByRole('button', { name: 'Complete Purchase' })
  await waitFor(() => expect(server.callsTo('GET /api/documents').length).toBeGreaterThan(0))
  expect(screen.queryByText('You already have this')).not.toBeInTheDocument()
})
