import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Document } from '@/api/types'
import { expectError } from '@/testing/expect-toast'
import { refused } from '@/testing/fake-api'
import { browserWithPasskeys } from '@/testing/fake-passkeys'
import { account } from '@/testing/one-account'
import { renderApp } from '@/testing/render-app'
import { payment, will } from '@/testing/samples'
import { shop } from '@/testing/shop'

const finished = { ...will().interview, complete: true }

const documents: Document[] = [
  will({ id: 1, name: 'Draft', createdAt: '2026-11-21T05:00:00Z' }),
  will({ id: 2, name: 'Begun', status: 'in_progress', answers: { hasChildren: 'No', disclosed: true } }),
  will({ id: 3, name: 'Answered', status: 'completed', currentStep: 5 }),
  will({ id: 4, name: 'Prepaid', status: 'paid', answers: { hasChildren: 'No' }, amountPaid: 4967 }),
  will({ id: 5, name: 'Done', status: 'paid', currentStep: 5, amountPaid: 7150, interview: finished }),
]

const row = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') ?? document.body)

const open = (handlers: Parameters<typeof shop>[0] = {}) => {
  shop({ 'GET /api/documents': () => ({ body: documents }), ...handlers })
  return renderApp('/dashboard')
}

test('each document says where it stands', async () => {
  open()
  expect((await row('Draft')).getByText('Draft', { selector: 'p span' })).toBeVisible()
  expect((await row('Begun')).getByText(/^Step 3 of 4$/)).toBeVisible()
  expect((await row('Begun')).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
  expect((await row('Answered')).getByText('Draft', { selector: 'p span' })).toBeVisible()
  expect((await row('Done')).getByText(/^Completed, not signed yet$/)).toBeVisible()
  expect((await row('Done')).getByRole('button', { name: /^Download PDF/ })).toBeVisible()
  expect((await row('Done')).queryByRole('progressbar')).not.toBeInTheDocument()
})

test('a document that was bought before it was answered is paid, and goes on', async () => {
  open()
  const prepaid = await row('Prepaid')
  expect(prepaid.getByText(/^Paid · Step 2 of 4$/)).toBeVisible()
  expect(prepaid.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  expect(prepaid.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', '/chat/4')
  expect(prepaid.queryByRole('button', { name: /^Download PDF/ })).not.toBeInTheDocument()
})

test('the account counts the documents, and the server adds up what was spent', async () => {
  open({ 'GET /api/payments': () => ({ body: { total: 14_650, payments: [] } }) })
  const summary = (await screen.findByRole('heading', { name: 'Account Summary' })).parentElement
  expect(summary).toHaveTextContent('Documents created5')
  expect(summary).toHaveTextContent('Completed1')
  await waitFor(() => expect(summary).toHaveTextContent('Total spent$146.50'))
})

test('who has no documents is shown no list of payments while it is not known whether there are any', async () => {
  open({
    'GET /api/documents': () => ({ body: [] }),
    'GET /api/payments': () => new Promise<never>(() => undefined),
  })
  await screen.findByText('Nothing here yet')
  expect(screen.queryByRole('heading', { name: /payments/i })).not.toBeInTheDocument()
})

test('Quick Actions name each type with its price, and open the questions of a new draft', async () => {
  const server = shop()
  const { user, address } = renderApp('/dashboard')
  expect(await screen.findByText('Each total includes the $2.50 processing fee.')).toBeInTheDocument()
  await user.click(
    await screen.findByRole('button', { name: /^Simple Will ?Starting at \$69 ?\$71\.50 total$/ }),
  )
  await screen.findByRole('heading', { name: 'Disclosure from Nonlawyer' })
  expect(address()).toBe('/legal-compliance/7')
  expect(server.callsTo('POST /api/documents')[0]?.body).toMatchObject({
    type: 'simpleWill',
    status: 'draft',
    currentStep: 0,
    price: 6900,
  })
})

test('a document that was bought with attorney review says so', async () => {
  const reviewed = will({
    id: 6,
    name: 'Reviewed',
    status: 'paid',
    attorneyReview: true,
    paidAt: '2026-11-21T15:00:00Z',
  })
  open({ 'GET /api/documents': () => ({ body: [reviewed, ...documents] }) })
  const state = (await row('Reviewed')).getByRole('list', { name: 'Attorney review' })
  expect(state).toHaveTextContent('Requested November 21, 2026done')
  expect((await row('Reviewed')).getByRole('link', { name: 'Ask about it' })).toHaveAttribute(
    'href',
    '/support?review=6',
  )
  expect(screen.getAllByText(/Attorney review/)).toHaveLength(1)
})

test('bundles lead to their checkout', async () => {
  open()
  const essential = await screen.findByRole('link', { name: 'Essential Bundle, $149' })
  expect(essential).toHaveAttribute('href', '/checkout?bundle=essential')
  const complete = screen.getByRole('link', { name: 'Complete Bundle, $249' })
  expect(complete).toHaveAttribute('href', '/checkout?bundle=complete')
})

test('the review of a paid document asks for no money', async () => {
  const paid = documents[4]
  const server = shop({ 'GET /api/documents/{id}': () => ({ body: paid }) })
  renderApp('/review/5')
  expect(await screen.findByRole('heading', { name: 'Already paid' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Complete Purchase' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Order summary' })).not.toBeInTheDocument()
  expect(server.callsTo('POST /api/create-payment-intent')).toHaveLength(0)
})

const LIST = 'GET /api/documents'
const nextPage = { 'x-next-cursor': 'c2' }

test('many documents come a page at a time, and are counted as far as they are known', async () => {
  const server = shop({
    [LIST]: ({ url }) =>
      url.searchParams.get('cursor') === 'c2'
        ? { body: [will({ id: 9, name: 'Oldest' })] }
        : { body: documents, headers: nextPage },
  })
  const { user } = renderApp('/dashboard')
  const summary = (await screen.findByRole('heading', { name: 'Account Summary' })).parentElement
  expect(summary).toHaveTextContent('Documents created5 or more')
  await user.click(screen.getByRole('button', { name: 'Show more documents' }))
  expect(await screen.findByRole('heading', { name: 'Oldest' })).toBeVisible()
  expect(summary).toHaveTextContent(/Documents created6C/)
  expect(screen.queryByRole('button', { name: 'Show more documents' })).not.toBeInTheDocument()
  expect(server.callsTo(LIST).map(({ url }) => url.searchParams.get('cursor'))).toEqual([null, 'c2'])
})

test('documents that cannot be loaded leave those that are there', async () => {
  const { user } = open({
    [LIST]: ({ url }) =>
      url.searchParams.has('cursor') ? refused(503, '') : { body: documents, headers: nextPage },
  })
  await user.click(await screen.findByRole('button', { name: 'Show more documents' }))
  expect(await screen.findByText(/^The rest of your documents could not be loaded\./)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Done' })).toBeVisible()
})

test('too many drafts: the server’s sentence says what to do', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sentence = 'You have 50 drafts. Please delete one that you no longer need.'
  const { user } = open({ 'POST /api/documents': () => refused(409, sentence, { code: 'too_many_drafts' }) })
  await user.click(await screen.findByRole('button', { name: /^Simple Will ?Starting at/ }))
  await expectError(sentence)
})

const offer = () => screen.findByRole('region', { name: 'Sign in without a password next time' })
const noOffer = () =>
  expect(
    screen.queryByRole('region', { name: 'Sign in without a password next time' }),
  ).not.toBeInTheDocument()
const bought = (passkeys: number) => ({
  'GET /api/payments': () => ({ body: { total: 7150, payments: [payment()] } }),
  'GET /api/account': () => ({ body: account({ passkeys }) }),
})

test('after the first purchase a passkey is offered; "Not now" is an answer for good', async () => {
  browserWithPasskeys()
  const { user, close } = open(bought(0))
  expect(within(await offer()).getByRole('link', { name: 'Set up a passkey' })).toHaveAttribute(
    'href',
    '/account#passkeys',
  )
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  noOffer()
  close()
  open(bought(0))
  expect(await screen.findByRole('link', { name: /^Open receipt/ })).toBeVisible()
  noOffer()
})

test('a passkey is not offered to who has one', async () => {
  browserWithPasskeys()
  open(bought(1))
  expect(await screen.findByRole('link', { name: /^Open receipt/ })).toBeVisible()
  noOffer()
})

test('nor before a purchase, and nobody is asked about', async () => {
  browserWithPasskeys()
  const server = shop()
  renderApp('/dashboard')
  expect(await screen.findByText('Nothing here yet')).toBeVisible()
  noOffer()
  expect(server.callsTo('GET /api/account')).toEqual([])
})
