import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectError, expectToast } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { confirmPayment } from '@/testing/fake-stripe'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { bought, shop } from '@/testing/shop'

vi.mock('@stripe/react-stripe-js', () => import('@/testing/fake-stripe'))
vi.mock('@/features/payments/stripe', () => ({ stripeFor: async () => ({}), appearance: () => ({}) }))

const broken = () => refused(500, 'Something broke.')
/** A finished document that waits for its payment. */
const unpaid = { 'GET /api/documents/{id}': () => ({ body: will() }) }
const succeeded = { paymentIntent: { status: 'succeeded' } }

beforeEach(() => {
  confirmPayment.mockReset().mockResolvedValue(succeeded)
})

async function payAt(address: string) {
  const app = renderApp(address)
  await app.user.click(await screen.findByRole('button', { name: 'Complete Purchase' }))
  return app
}

test('Review payment creation failure', async () => {
  shop({ ...unpaid, 'POST /api/create-payment-intent': broken })
  await payAt('/review/7')
  await expectError('Failed to create payment. Please try again.')
  expect(confirmPayment).not.toHaveBeenCalled()
})

test('Checkout init failure', async () => {
  const server = shop({ 'POST /api/create-payment-intent': broken })
  const { user } = renderApp('/checkout?type=simpleWill')
  await expectError('Failed to initialize payment. Please try again.')
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(server.callsTo('POST /api/create-payment-intent')).toHaveLength(2))
})

test.each(['/review/7', '/checkout?type=simpleWill'])(
  '%s: the button says what is charged, and the box which cards are taken',
  async (address) => {
    shop(unpaid)
    renderApp(address)
    const button = await screen.findByRole('button', { name: 'Complete Purchase' })
    expect(button).toHaveAccessibleDescription('Your card is charged $69.00, once.')
    expect(button).toHaveTextContent('$69.00')
    expect(
      screen.getByRole('img', { name: 'Visa, Mastercard, American Express and Discover.' }),
    ).toBeVisible()
  },
)

test.each(['/review/7', '/checkout?type=simpleWill'])('Payment declined: %s', async (address) => {
  confirmPayment.mockResolvedValue({ error: { type: 'card_error', message: 'Your card was declined.' } })
  shop(unpaid)
  await payAt(address)
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment FailedYour card was declined.')
  expect(await screen.findByRole('button', { name: 'Complete Purchase' })).toBeEnabled()
})

test.each(['/review/7', '/checkout?type=simpleWill'])(
  'what was refused stays above the button until the next try: %s',
  async (address) => {
    confirmPayment.mockResolvedValueOnce({
      error: { type: 'card_error', message: 'Your card was declined.' },
    })
    confirmPayment.mockReturnValueOnce(new Promise<never>(() => undefined))
    shop(unpaid)
    const { user } = await payAt(address)
    const sentence = () => screen.queryByRole('alert')
    await waitFor(() => expect(sentence()).toHaveTextContent('Your card was declined.'))
    await waitFor(() => expect(sentence()).toHaveFocus())
    const button = screen.getByRole('button', { name: 'Complete Purchase' })
    expect(sentence()?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(button)
    await waitFor(() => expect(sentence()).not.toBeInTheDocument())
  },
)

test('a payment that cannot be had says so above the button, too', async () => {
  shop({ ...unpaid, 'POST /api/create-payment-intent': broken })
  await payAt('/review/7')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Something broke.'))
})

test('Payment success: review', async () => {
  shop(unpaid)
  const { address } = await payAt('/review/7')
  await expectToast('plain', 'Payment Successful', 'Your document is ready for download!')
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

test('Payment success: review, and the dashboard says what is left to do', async () => {
  const interview = { ...will().interview, complete: true }
  shop({ ...unpaid, 'GET /api/documents': () => ({ body: [will({ status: 'paid', interview })] }) })
  await payAt('/review/7')
  expect(await screen.findByRole('heading', { name: 'Your will is ready. Now make it count.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'How to sign it' })).toHaveAttribute('href', '/signing/7')
})

test('Payment success: checkout', async () => {
  const server = shop()
  const { address } = await payAt('/checkout?type=simpleWill')
  await expectToast('plain', 'Payment Successful', 'Your document is ready to be created!')
  await waitFor(() => expect(address()).toBe('/legal-compliance/7'))
  expect(server.callsTo('POST /api/documents')[0]?.body).toMatchObject({
    type: 'simpleWill',
    name: 'Simple Will',
    price: 6900,
    attorneyReview: false,
    paymentIntentId: 'pi_1',
  })
})

test('Paid but document creation failed, and Document create failure (checkout)', async () => {
  let isBroken = true
  const server = shop({ 'POST /api/documents': () => (isBroken ? broken() : bought()) })
  const { user, address } = await payAt('/checkout?type=simpleWill')
  await expectError('Payment succeeded but failed to create document. Please contact support.')
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await expectError('Failed to create document. Please try again.')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(address()).toBe('/legal-compliance/7'))
  expect(confirmPayment).toHaveBeenCalledOnce()
  expect(server.callsTo('POST /api/create-payment-intent')).toHaveLength(2)
})

test.each(['/review/7', '/checkout?type=simpleWill'])('Payment provider key missing: %s', async (address) => {
  shop({
    ...unpaid,
    'GET /api/payments/settings': () => ({ body: { publishableKey: null, scriptUrl: null } }),
  })
  renderApp(address)
  expect(await screen.findByRole('heading', { name: 'Payment Setup Required' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
})
