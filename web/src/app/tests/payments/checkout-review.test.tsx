import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/render-app'
import { siteCopy } from '@/testing/samples'
import { intent, shop } from '@/testing/shop'
import { claim } from '@/testing/visitor'

vi.mock('@stripe/react-stripe-js', () => import('@/testing/fake-stripe'))
vi.mock('@/features/payments/stripe', () => ({ stripeFor: async () => ({}), appearance: () => ({}) }))

const ASK = 'POST /api/create-payment-intent'

const order = () => screen.findByRole('region', { name: 'Order summary' })
const purchase = () => screen.findByRole('button', { name: 'Complete Purchase' })
const offering = {
  'GET /api/catalog/copy': () => ({
    body: { ...siteCopy, claims: [claim('attorney-review', 'Reviewed by somebody.')] },
  }),
}

test.each(['attorney-review', 'attorney'])(
  'the service %s costs two thousand dollars and says what happens',
  async (service) => {
    const server = shop({ ...offering, [ASK]: () => intent('Simple Will with attorney review', 200_000) })
    renderApp(`/checkout?type=simpleWill&service=${service}`)
    await purchase()
    expect(within(await order()).getAllByText('$2,000.00')).toHaveLength(2)
    const told = within(screen.getByRole('region', { name: 'How the attorney review works' }))
    const steps = told.getAllByRole('listitem').map((step) => step.textContent)
    expect(steps.slice(0, 4).join(' ')).toMatch(
      /You pay once.+You answer the questions.+We email you.+The review/,
    )
    const facts = within(screen.getByRole('region', { name: 'The attorney review' }))
    expect(facts.getByText(/You and the attorney arrange it by email, for your document\.$/)).toBeVisible()
    expect(facts.getByText(/^We cannot promise a date\./)).toBeVisible()
    expect(facts.getByText(/^An independent Florida attorney\. None is named here/)).toBeVisible()
    expect(facts.getByText(/Coquina is not a law firm and does not become your attorney\.$/)).toBeVisible()
    const support = facts.getByRole('link', { name: 'write to support' })
    expect(support.parentElement).toHaveTextContent(/^If no attorney is assigned/)
    expect(support).toHaveAttribute('href', '/support')
    const included = screen.getByRole('heading', { name: 'What you get' }).parentElement
    expect(included).toHaveTextContent('Reviewed by somebody.')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Simple Will with attorney review')
    expect(screen.queryByText('What happens next')).not.toBeInTheDocument()
    expect(server.callsTo(ASK)[0]?.body).toMatchObject({ amount: 200_000, serviceType: 'attorney-review' })
  },
)

test.each(['attorney-review', 'attorney'])(
  'while the server does not offer it, the service %s is the standard',
  async (service) => {
    const server = shop()
    renderApp(`/checkout?type=simpleWill&service=${service}`)
    await purchase()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(screen.queryByText('How the attorney review works')).not.toBeInTheDocument()
    expect(screen.queryByText(/independent Florida attorney/)).not.toBeInTheDocument()
    expect(server.callsTo(ASK).map(({ body }) => body)).toMatchObject([{ serviceType: 'standard' }])
  },
)

test('who reviews it, and what it does not include, is told before the order, and what happens step by step after it', async () => {
  shop({ ...offering, [ASK]: () => intent('Simple Will with attorney review', 200_000) })
  renderApp('/checkout?type=simpleWill&service=attorney-review')
  const told = await screen.findByRole('region', { name: 'How the attorney review works' })
  expect(told.compareDocumentPosition(await order())).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  const facts = screen.getByRole('region', { name: 'The attorney review' })
  expect(facts.compareDocumentPosition(await order())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('why the document costs less here than on its review is said beside its price', async () => {
  shop(offering)
  renderApp('/checkout?type=simpleWill')
  const alone = await screen.findByRole('radio', { name: /^The document\s?\$/ })
  expect(alone).toHaveAccessibleDescription(/\$2\.50 less than on the review page: .+ no processing fee\./)
})

test('another service is another payment', async () => {
  const server = shop(offering)
  const { user, address } = renderApp('/checkout?type=simpleWill')
  const offer = await screen.findByRole('radio', { name: /with attorney review/ })
  expect(offer).toHaveAccessibleDescription(/Reviewed by somebody/)
  await user.click(offer)
  expect(address()).toBe('/checkout?type=simpleWill&service=attorney-review')
  await waitFor(() => expect(server.callsTo(ASK)).toHaveLength(2))
  const [first, second] = server.callsTo(ASK).map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
})

test('what is said of the fee and of refunds stands under the order, in the words of the review', async () => {
  const claims = [claim('review', '30-day money-back guarantee')]
  shop({ 'GET /api/catalog/copy': () => ({ body: { ...siteCopy, claims } }) })
  renderApp('/checkout?type=simpleWill')
  const shown = within(await order())
  expect(await shown.findByText('30-day money-back guarantee')).toBeVisible()
  expect(shown.getByText('No processing fee')).toBeVisible()
})
