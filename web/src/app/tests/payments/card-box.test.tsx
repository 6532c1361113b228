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

test.each([
  ['card_error', 'Nothing was charged. Try another card, or ask your bank.'],
  ['api_connection_error', undefined],
])('a payment that failed with a %s is said once, where it stays', async (type, advice) => {
  shop(unpaid)
  confirmPayment.mockResolvedValue({ error: { type, message: 'The sentence of the provider.' } })
  const { user } = renderApp('/review/7')
  await user.click(await purchase())
  const said = await screen.findByRole('alert')
  expect(said).toHaveTextContent(`Payment FailedThe sentence of the provider.${advice ?? ''}`)
  expect(screen.getAllByText('The sentence of the provider.')).toHaveLength(1)
  expect(await purchase()).toBeEnabled()
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
  confirmPayment.mockResolvedValueOnce({ error: { message: 'Your card was declined.' } })
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
