import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { postnuptial, shop } from '@/testing/shop'

vi.mock('@stripe/react-stripe-js', () => import('@/testing/fake-stripe'))
vi.mock('@/features/payments/stripe', () => ({ stripeFor: async () => ({}), appearance: () => ({}) }))

const ASK = 'POST /api/create-payment-intent'
const order = () => screen.findByRole('region', { name: 'Order summary' })

test('what is not sold yet says so before anything is asked for', async () => {
  const server = shop({
    'GET /api/catalog/document-types': () => ({ body: [{ ...postnuptial, available: false }] }),
  })
  renderApp('/checkout?type=postnuptialAgreement')
  const reason = await screen.findByRole('heading', { name: 'Not for sale yet' })
  expect(reason).toBeVisible()
  expect(reason.compareDocumentPosition(await order())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(server.callsTo(ASK)).toHaveLength(0)
})

test('a visitor is not asked for an account to buy what is not sold yet', async () => {
  shop({
    'GET /api/auth/user': () => refused(401, 'Unauthorized'),
    'GET /api/catalog/document-types': () => ({ body: [{ ...postnuptial, available: false }] }),
  })
  renderApp('/checkout?type=postnuptialAgreement')
  expect(await screen.findByRole('heading', { name: 'Not for sale yet' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Create an account to pay' })).not.toBeInTheDocument()
})
