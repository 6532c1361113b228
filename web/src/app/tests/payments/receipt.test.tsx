import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Payment, SiteCopy } from '@/api/types'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { payment, siteCopy, will } from '@/testing/samples'
import { shop } from '@/testing/shop'
import { claim } from '@/testing/visitor'

type Handlers = Parameters<typeof shop>[0]

function openReceipt(changes: Partial<Payment> = {}, handlers: Handlers = {}) {
  shop({
    'GET /api/documents': () => ({ body: [will({ name: 'My Will', status: 'paid' })] }),
    'GET /api/payments': () => ({ body: { total: 7150, payments: [payment(changes)] } }),
    ...handlers,
  })
  return renderApp('/receipts/pi_1')
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Receipt C-7K2M-9QXD' })
const amounts = () => screen.getByRole('region', { name: 'What was paid' })
const documents = () => within(screen.getByRole('region', { name: 'Documents it paid for' }))

test('a receipt has its number, its date, its lines and their total', async () => {
  openReceipt()
  expect(await heading()).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Receipt C-7K2M-9QXD · Coquina'))
  const main = screen.getByRole('main')
  expect(screen.getAllByText(/C-7K2M-9QXD/)).toHaveLength(1)
  expect(main).toHaveTextContent('Date of paymentNovember 21, 2026')
  expect(main).toHaveTextContent('StatusPaid')
  expect(amounts()).toHaveTextContent('Simple Will$69.00Processing fee$2.50Total$71.50')
  expect(amounts()).not.toHaveTextContent('Refunded to you')
  expect(main).toHaveTextContent('Coquina is not a law firm and does not give legal advice.')
})

test.each<[Partial<Payment>, string[]]>([
  [{ state: 'partly_returned', returned: 2000 }, ['Refunded to you-$20.00', 'Total after that$51.50']],
  [{ state: 'returned', returned: 7150 }, ['Refunded to you-$71.50', 'Total after that$0.00']],
  [{ state: 'disputed', returned: 7150 }, ['Taken back by your bank-$71.50', 'Total after that$0.00']],
])('what went back is told from what was paid: %j', async (changes, said) => {
  openReceipt(changes)
  await heading()
  expect(amounts()).toHaveTextContent('Total$71.50')
  for (const words of said) expect(amounts()).toHaveTextContent(words)
})

test('its documents have the names that they have now, and lead to their review', async () => {
  const bought = [
    { id: 7, type: 'simpleWill' },
    { id: 8, type: 'postnuptialAgreement' },
    { id: 9, type: 'deed' },
  ]
  openReceipt({ documents: bought })
  await heading()
  expect(documents().getByRole('link', { name: 'My Will' })).toHaveAttribute('href', '/review/7')
  const lines = documents()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(lines).toEqual([
    'My Will',
    'Postnuptial Agreement (no longer in your account)',
    'A document (no longer in your account)',
  ])
  expect(documents().getAllByRole('link')).toHaveLength(1)
})

test('a document that stands on a later page of the list is found', async () => {
  openReceipt(
    {},
    {
      'GET /api/documents': ({ url }) =>
        url.searchParams.has('cursor')
          ? { body: [will({ name: 'My Old Will', status: 'paid' })] }
          : { body: [will({ id: 1 })], headers: { 'x-next-cursor': 'c2' } },
    },
  )
  await heading()
  expect(documents().getByRole('link', { name: 'My Old Will' })).toHaveAttribute('href', '/review/7')
})

test('a payment that could not be matched has a receipt, and says that somebody looks at it', async () => {
  openReceipt({ state: 'checking', lines: [], documents: [] })
  await heading()
  expect(screen.getByText(/A person is looking at it/)).toBeVisible()
  expect(documents().getByText('None is recorded with this payment.')).toBeVisible()
})

test.each([true, false])(
  'the attorney review is on the receipt when it was bought: %s',
  async (attorneyReview) => {
    openReceipt({ attorneyReview })
    await heading()
    expect(screen.queryAllByText(/^You requested an attorney review\./)).toHaveLength(attorneyReview ? 1 : 0)
  },
)

test('it can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = openReceipt()
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('the dashboard leads to it and it leads back, the focus on the heading', async () => {
  shop({ 'GET /api/payments': () => ({ body: { total: 7150, payments: [payment()] } }) })
  const { user, address } = renderApp('/dashboard')
  await user.click(await screen.findByRole('link', { name: /^Open receipt/ }))
  await waitFor(async () => expect(await heading()).toHaveFocus())
  await user.click(screen.getByRole('link', { name: 'Go to Dashboard' }))
  expect(await screen.findByRole('heading', { name: 'My Documents' })).toBeVisible()
  expect(address()).toBe('/dashboard')
})

test('a receipt that is not there says so, and leads to the dashboard', async () => {
  openReceipt({ id: 'pi_2' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Receipt not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
})

test('a visitor signs in first', async () => {
  const { address } = openReceipt({}, { 'GET /api/auth/user': () => refused(401, 'Unauthorized') })
  await waitFor(() => expect(address()).toBe('/auth'))
  expect(JSON.parse(sessionStorage.getItem('intent') ?? '')).toEqual({
    kind: 'return',
    path: '/receipts/pi_1',
  })
})

const refunds = () => screen.findByRole('region', { name: 'Refunds' })

test.each<[string, Partial<SiteCopy>, string]>([
  [
    'promises money back',
    { claims: [claim('review', '30-day money-back guarantee')] },
    '30-day money-back guarantee',
  ],
  [
    'says only what is shown',
    { disclaimers: { refund_terms: 'All sales are final.' } },
    'All sales are final.',
  ],
])('an operator who %s: the receipt has that rule, and the way to ask', async (_who, words, rule) => {
  openReceipt({}, { 'GET /api/catalog/copy': () => ({ body: { ...siteCopy, ...words } }) })
  expect(await within(await refunds()).findByText(rule)).toBeVisible()
  expect(within(await refunds()).getByRole('link', { name: 'Ask for a refund' })).toHaveAttribute(
    'href',
    '/support?refund=C-7K2M-9QXD',
  )
})

test('where all went back, no one is told to ask for it', async () => {
  openReceipt({ state: 'returned', returned: 7150 })
  await refunds()
  expect(screen.queryByRole('link', { name: 'Ask for a refund' })).not.toBeInTheDocument()
})
