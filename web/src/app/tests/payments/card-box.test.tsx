import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { confirmPayment, submitCard } from '@/testing/fake-stripe'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { shop } from '@/testing/shop'

vi.mock('@stripe/react-stripe-js', () => import('@/testing/fake-stripe'))
vi.mock('@/features/payments/stripe', () => ({ stripeFor: async () => ({}), appearance: () => ({}) }))

beforeEach(() => void confirmPayment.mockReset())

const unpaid = { 'GET /api/documents/{id}': () => ({ body: will() }) }
const purchase = () => screen.findByRole('button', { name: 'Complete Purchase' })

const NOTHING_CHARGED = 'Nothing was charged. Try another card, or ask your bank.'

async function refusedWith(error: object) {
  shop(unpaid)
  confirmPayment.mockResolvedValue({ error: { message: 'The sentence of the provider.', ...error } })
  const { user } = renderApp('/review/7')
  await user.click(await purchase())
  return screen.findByRole('alert')
}

test('a payment that the bank declined is said once, where it stays', async () => {
  const said = await refusedWith({ type: 'card_error' })
  expect(said).toHaveTextContent(`Payment FailedThe sentence of the provider.${NOTHING_CHARGED}`)
  expect(screen.getAllByText('The sentence of the provider.')).toHaveLength(1)
  expect(await purchase()).toBeEnabled()
})

test('what the provider says of a call is not shown: after a lost connection, not even whether it was charged', async () => {
  const said = await refusedWith({ type: 'api_connection_error' })
  expect(said).toHaveTextContent('Payment FailedFailed to create payment. Please try again.')
  expect(said).not.toHaveTextContent(/provider|charged/)
})

test('a payment that was declined in another window while the bank asked is one that was not confirmed', async () => {
  const intent = { status: 'requires_payment_method' }
  const said = await refusedWith({ type: 'invalid_request_error', payment_intent: intent })
  expect(said).toHaveTextContent(`Payment FailedThe card was not confirmed with your bank.${NOTHING_CHARGED}`)
})

test('a payment that was made in another window meanwhile is made', async () => {
  shop(unpaid)
  const error = { message: '', type: 'invalid_request_error', payment_intent: { status: 'succeeded' } }
  confirmPayment.mockResolvedValue({ error })
  const { user } = renderApp('/review/7')
  await user.click(await purchase())
  expect(await screen.findByText('Payment Successful')).toBeVisible()
})

test('the card box says what it opens, and names the cards that are taken', async () => {
  shop(unpaid)
  renderApp('/review/7')
  expect(await purchase()).toHaveTextContent('Complete Purchase · $')
  expect(screen.getByText('Then you get the PDF and how to sign it.')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Visa, Mastercard, American Express and Discover.' })).toBeVisible()
})

test('a card that is not whole is no failed payment: its form says beside the field what is missing', async () => {
  const server = shop(unpaid)
  confirmPayment.mockResolvedValueOnce({ error: { type: 'card_error', message: 'Your card was declined.' } })
  const { user } = renderApp('/review/7')
  await user.click(await purchase())
  await screen.findByRole('alert')
  submitCard.mockResolvedValueOnce({
    error: { type: 'validation_error', message: 'Your card number is incomplete.' },
  })
  await user.click(await purchase())
  await waitFor(async () => expect(await purchase()).toBeEnabled())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(server.callsTo('POST /api/create-payment-intent')).toHaveLength(1)
})
