import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Payment, PaymentState } from '@/api/types'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { payment, will } from '@/testing/samples'
import { shop } from '@/testing/shop'

vi.mock('@/lib/open-address')

const LIST = 'GET /api/payments'

/** Maria's dashboard, after these payments. */
function dashboardAfter(...payments: Payment[]) {
  const total = payments.reduce((sum, { amount, returned }) => sum + amount - returned, 0)
  const server = shop({ [LIST]: () => ({ body: { total, payments } }) })
  return { server, ...renderApp('/dashboard') }
}

const section = () => screen.findByRole('region', { name: 'Payments and receipts' })
const summary = async () => (await screen.findByRole('heading', { name: 'Account Summary' })).parentElement

async function entries() {
  await within(await section()).findAllByRole('listitem')
  return within(await section()).getAllByRole('listitem')
}

test('each payment says what it was for, when, how much, its receipt and where it stands', async () => {
  const bundle = { label: 'Essential Bundle', amount: 14_900 }
  dashboardAfter(
    payment({ id: 'pi_2', receipt: 'C-AAAA-2222', amount: 14_900, lines: [bundle] }),
    payment({ paidAt: '2026-11-20T12:00:00Z' }),
  )
  const [newest, oldest] = await entries()
  expect(newest).toHaveTextContent('Essential Bundle')
  expect(newest).toHaveTextContent('$149.00')
  expect(oldest).toHaveTextContent('Simple Will')
  expect(oldest).toHaveTextContent('Paid November 20, 2026 · Receipt C-7K2M-9QXD')
  expect(oldest).toHaveTextContent('$71.50')
  expect(oldest).not.toHaveTextContent('Refunded to you')
  const link = screen.getByRole('link', { name: 'Open receipt C-7K2M-9QXD: Simple Will' })
  expect(link).toHaveAttribute('href', '/receipts/pi_1')
  expect(await summary()).toHaveTextContent('Total spent$220.50')
})

test.each<[PaymentState, number, string[]]>([
  ['partly_returned', 2000, ['Partly refunded', 'Refunded to you: $20.00', 'stays yours']],
  ['returned', 7150, ['Refunded', 'Refunded to you: $71.50', 'you can buy it again']],
  ['disputed', 0, ['Disputed at your bank, on hold', 'on hold. You can edit them']],
  ['disputed', 7150, ['Disputed at your bank, on hold', 'Taken back by your bank: $71.50']],
  ['checking', 0, ['We are checking it', 'A person is looking at it']],
])('a payment that is %s, with %i cents returned, says so in plain words', async (state, returned, said) => {
  dashboardAfter(payment({ state, returned }))
  const [entry] = await entries()
  for (const words of said) expect(entry).toHaveTextContent(words)
})

test('money that could not be matched is listed too', async () => {
  dashboardAfter(payment({ state: 'checking', lines: [], documents: [] }))
  const [entry] = await entries()
  expect(within(entry ?? document.body).getByRole('heading', { name: 'Payment' })).toBeVisible()
})

test('before the first payment the section says what will be there', async () => {
  shop({
    [LIST]: () => ({ body: { total: 0, payments: [] } }),
    'GET /api/documents': () => ({ body: [will()] }),
  })
  renderApp('/dashboard')
  expect(await within(await section()).findByText(/^No payments yet\./)).toBeVisible()
  expect(await summary()).toHaveTextContent('Total spent$0.00')
})

test('who has nothing is shown no list of payments, and the sums of nothing after all that can be begun', async () => {
  dashboardAfter()
  expect(await screen.findByText('Nothing here yet')).toBeVisible()
  const begin = screen.getByRole('heading', { name: 'Quick Actions' })
  expect(begin.compareDocumentPosition((await summary()) as HTMLElement)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(screen.queryByText('Payments and receipts')).not.toBeInTheDocument()
})

test('while the payments are on their way the documents are there already', async () => {
  let arrive = () => undefined as void
  const coming = new Promise<void>((resolve) => (arrive = resolve))
  shop({
    'GET /api/documents': () => ({ body: [will()] }),
    [LIST]: () => coming.then(() => ({ body: { total: 7150, payments: [payment()] } })),
  })
  renderApp('/dashboard')
  expect(await screen.findByText('Loading your payments…')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Simple Will' })).toBeVisible()
  expect(await summary()).toHaveTextContent('Total spentLoading…')
  arrive()
  expect(await entries()).toHaveLength(1)
})

test('when the payments cannot be had the rest of the dashboard stays, and they can be asked for again', async () => {
  let isBroken = true
  const list = { body: { total: 7150, payments: [payment()] } }
  shop({
    'GET /api/documents': () => ({ body: [will()] }),
    [LIST]: () => (isBroken ? refused(500, 'Something broke.') : list),
  })
  const { user } = renderApp('/dashboard')
  expect(await screen.findByText(/^Your payments could not be loaded\./)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Simple Will' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
  expect(await summary()).toHaveTextContent('Total spentNot available')
  isBroken = false
  await user.click(within(await section()).getByRole('button', { name: 'Try Again' }))
  expect(await entries()).toHaveLength(1)
  expect(await summary()).toHaveTextContent('Total spent$71.50')
})

test('a session that has ended is noticed by the payments as by the documents', async () => {
  shop({ [LIST]: () => refused(401, 'Unauthorized') })
  renderApp('/dashboard')
  expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible()
})

test('payments on later pages of the list are there too, and in the total', async () => {
  const older = payment({ id: 'pi_0', receipt: 'C-BBBB-3333', paidAt: '2026-11-01T12:00:00Z' })
  shop({
    [LIST]: ({ url }) =>
      url.searchParams.get('cursor') === 'p2'
        ? { body: { total: 7150, payments: [payment()] } }
        : { body: { total: 5150, payments: [older] }, headers: { 'x-next-cursor': 'p2' } },
  })
  renderApp('/dashboard')
  const [newest, oldest] = await entries()
  expect(newest).toHaveTextContent('Receipt C-7K2M-9QXD')
  expect(oldest).toHaveTextContent('Receipt C-BBBB-3333')
  expect(await summary()).toHaveTextContent('Total spent$123.00')
})
