import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectError, expectToast } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { confirmPayment } from '@/testing/fake-stripe'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { bought, intent, postnuptial, shop } from '@/testing/shop'
import { types } from '@/testing/visitor'

vi.mock('@stripe/react-stripe-js', () => import('@/testing/fake-stripe'))
vi.mock('@/features/payments/stripe', () => ({ stripeFor: async () => ({}), appearance: () => ({}) }))

const ASK = 'POST /api/create-payment-intent'

beforeEach(() => {
  confirmPayment.mockReset().mockResolvedValue({ paymentIntent: { status: 'succeeded' } })
})

const order = () => screen.findByRole('region', { name: 'Order summary' })
const unpaid = { 'GET /api/documents/{id}': () => ({ body: will() }) }
const expectProcessing = () =>
  expectToast(
    'plain',
    'Payment Being Processed',
    'Your payment is being processed. Please check your dashboard in a moment.',
  )
const purchase = () => screen.findByRole('button', { name: 'Complete Purchase' })

test.each(['/checkout', '/checkout?type=lease', '/checkout?bundle=all', '/checkout?service=standard'])(
  'nothing is sold at %s',
  async (start) => {
    shop()
    const { address } = renderApp(start)
    await waitFor(() => expect(address()).toBe('/'))
  },
)

test("the order is the server's, and a document alone has no fee", async () => {
  const server = shop({ [ASK]: () => intent('Simple Will, as the server has it', 6900) })
  renderApp('/checkout?type=simple-will')
  expect(await screen.findByText('Simple Will, as the server has it')).toBeVisible()
  expect(within(await order()).getAllByText('$69.00')).toHaveLength(2)
  expect(server.callsTo(ASK)[0]?.body).toEqual({
    amount: 6900,
    documentType: 'simpleWill',
    serviceType: 'standard',
  })
})

test('what the court asks besides stands with the order', async () => {
  shop({ 'GET /api/catalog/document-types': () => ({ body: types }) })
  renderApp('/checkout?type=uncontestedDivorce')
  expect(await order()).toHaveTextContent('Plus the court’s filing fee, about $409')
})

test('a page loaded again asks for the same payment; after the purchase the next is another', async () => {
  const server = shop()
  const first = renderApp('/checkout?type=simpleWill')
  await purchase()
  first.close()
  const second = renderApp('/checkout?type=simpleWill')
  await second.user.click(await purchase())
  await waitFor(() => expect(second.address()).toBe('/legal-compliance/7'))
  second.close()
  renderApp('/checkout?type=simpleWill')
  await purchase()
  const keys = server.callsTo(ASK).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys.slice(0, -1)).size).toBe(1)
  expect(keys.at(-1)).not.toBe(keys[0])
})

test('a purchase that turns out to be paid is fetched, and not paid again', async () => {
  let isPaid = false
  const underWay = refused(409, 'Paid already.', { code: 'payment_under_way' })
  const server = shop({ [ASK]: () => (isPaid ? underWay : intent('Simple Will', 6900)) })
  const { close } = renderApp('/checkout?type=simpleWill')
  await purchase()
  close()
  isPaid = true
  const { address } = renderApp('/checkout?type=simpleWill')
  await waitFor(() => expect(address()).toBe('/legal-compliance/7'))
  expect(server.callsTo('POST /api/documents')[0]?.body).toMatchObject({ paymentIntentId: 'pi_1' })
  expect(confirmPayment).not.toHaveBeenCalled()
})

test('a payment whose answer was lost is not made again', async () => {
  let isPaid = false
  const underWay = refused(409, 'Paid already.', { code: 'payment_under_way' })
  shop({ [ASK]: () => (isPaid ? underWay : intent('Simple Will', 6900)) })
  confirmPayment.mockImplementationOnce(async () => {
    isPaid = true
    throw new TypeError('Failed to fetch')
  })
  const { user, address } = renderApp('/checkout?type=simpleWill')
  await user.click(await purchase())
  await expectError('Failed to initialize payment. Please try again.')
  await user.click(await purchase())
  await expectToast('plain', 'Payment Successful', 'Your document is ready to be created!')
  await waitFor(() => expect(address()).toBe('/legal-compliance/7'))
  expect(confirmPayment).toHaveBeenCalledOnce()
})

test.each(['/checkout?type=simpleWill', '/review/7'])(
  'a payment that the provider is processing leads from %s to the dashboard',
  async (start) => {
    confirmPayment.mockResolvedValue({ paymentIntent: { status: 'processing' } })
    shop(unpaid)
    const { user, address } = renderApp(start)
    await user.click(await purchase())
    await expectProcessing()
    await waitFor(() => expect(address()).toBe('/dashboard'))
  },
)

test('a document whose payment is under way is not paid again from its review', async () => {
  shop({ ...unpaid, [ASK]: () => refused(409, 'Being processed.', { code: 'payment_under_way' }) })
  const { user, address } = renderApp('/review/7')
  await user.click(await purchase())
  await expectProcessing()
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(confirmPayment).not.toHaveBeenCalled()
})

test('a payment that has not been confirmed yet is waited for', async () => {
  let asked = 0
  const pending = refused(409, 'Not yet.', { code: 'payment_pending' })
  shop({ 'POST /api/documents': () => (++asked < 3 ? pending : bought()) })
  const { user, address } = renderApp('/checkout?type=simpleWill')
  await user.click(await purchase())
  expect(await screen.findByText(/^Your payment is being confirmed/)).toBeVisible()
  await waitFor(() => expect(address()).toBe('/legal-compliance/7'))
  expect(asked).toBe(3)
})

test('the Complete Bundle asks for the agreement first, and makes every document of it', async () => {
  const server = shop({ [ASK]: () => intent('Complete Bundle', 24_900) })
  const { user, address } = renderApp('/checkout?bundle=complete')
  expect(await screen.findByText('Choose the agreement first. Then you can pay.')).toBeVisible()
  expect(server.callsTo(ASK)).toHaveLength(0)
  await user.click(screen.getByRole('radio', { name: /^Postnuptial/ }))
  await user.click(await purchase())
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(server.callsTo(ASK)[0]?.body).toEqual({
    amount: 24_900,
    bundle: 'complete',
    agreement: postnuptial.id,
  })
  const made = server.callsTo('POST /api/documents').map(({ body }) => (body as { type: string }).type)
  expect(made).toEqual(['simpleWill', 'postnuptialAgreement'])
})

test.each([
  ['/checkout?type=simpleWill', 'You review the document and download the PDF. Nothing more is charged.'],
  ['/checkout?bundle=essential', 'You review each document and download its PDF. Nothing more is charged.'],
])('the page at %s says what happens next, and that a receipt comes', async (address, last) => {
  shop()
  renderApp(address)
  const next = (await screen.findByRole('heading', { name: 'What happens next' })).parentElement
  const steps = within(next ?? document.body).getAllByRole('listitem')
  expect(steps.at(0)).toHaveTextContent(/we email you a receipt/)
  expect(steps.at(-1)).toHaveTextContent(last)
})

test('a visitor sees the order, creates an account to pay or signs in, and comes back to it', async () => {
  const server = shop({ 'GET /api/auth/user': () => refused(401, 'Unauthorized') })
  const { user, address } = renderApp('/checkout?type=simpleWill')
  expect(await screen.findByRole('heading', { name: 'Create an account to pay' })).toBeVisible()
  expect(within(await order()).getAllByText('$69.00')).toHaveLength(2)
  expect(server.callsTo(ASK)).toHaveLength(0)
  const ways = within(screen.getByRole('main')).getAllByRole('link', { name: /^(Sign In|Create Account)$/ })
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Create Account', 'Sign In'])
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }))
  await waitFor(() => expect(address()).toBe('/auth'))
  const wanted = JSON.parse(sessionStorage.getItem('intent') ?? '')
  expect(wanted).toEqual({ kind: 'return', path: '/checkout?type=simpleWill' })
})

test('somebody whose session has ended is asked to sign in, calmly', async () => {
  shop({ [ASK]: () => refused(401, 'Unauthorized') })
  const { user } = renderApp('/checkout?type=simpleWill')
  expect(await screen.findByRole('heading', { name: 'Sign in to pay' })).toBeVisible()
  expect(screen.queryByText('Failed to initialize payment. Please try again.')).not.toBeInTheDocument()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }))
  expect(await screen.findByRole('heading', { name: 'Sign in to Coquina' })).toBeVisible()
})

test('after a bundle the dashboard says what comes next, and leads to the first of its documents', async () => {
  let isBought = false
  shop({ 'GET /api/documents': () => ({ body: isBought ? [bought().body] : [] }) })
  const { user, address } = renderApp('/checkout?bundle=essential')
  const button = await purchase()
  isBought = true
  await user.click(button)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(await screen.findByRole('heading', { name: 'Paid. Now answer the questions' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Start with the Simple Will/ })).toHaveAttribute('href', '/chat/7')
})
