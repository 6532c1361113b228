import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberAfterSignIn } from '@/lib/after-sign-in'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { simpleWill, will } from '@/testing/samples'
import { signedIn } from '@/testing/visitor'

test('/: somebody signed in is welcomed back, with the way to their documents', async () => {
  signedIn()
  renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'View My Documents' })).toHaveAttribute('href', '/dashboard')
})

test('/: what was begun comes first, what was changed last of it, each with what comes next', async () => {
  const begun = [1, 2, 3, 4].map((id) =>
    will({ id, updatedAt: `2026-11-0${id}T12:00:00Z`, createdAt: `2026-10-0${9 - id}T12:00:00Z` }),
  )
  signedIn({ 'GET /api/documents': () => ({ body: begun }) })
  renderApp('/')
  const mine = await screen.findByRole('region', { name: 'Your documents' })
  const ways = within(mine).getAllByRole('link', { name: /^Continue: / })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/chat/4', '/chat/3', '/chat/2'])
  const shop = screen.getByRole('heading', { name: 'Start a document' })
  expect(mine.compareDocumentPosition(shop)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('/: what is paid and not signed is on the first page however long ago it was', async () => {
  const interview = { ...will().interview, missing: [], complete: true }
  const paid = will({ id: 9, status: 'paid', interview, updatedAt: '2026-09-01T12:00:00Z' })
  signedIn({ 'GET /api/documents': () => ({ body: [1, 2, 3].map((id) => will({ id })).concat(paid) }) })
  renderApp('/')
  const mine = await screen.findByRole('region', { name: 'Your documents' })
  expect(within(mine).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  const [first] = within(mine).getAllByRole('link', { name: /^(Sign it|Continue): / })
  expect(first).toHaveAttribute('href', '/signing/9')
})

test('/: who has begun nothing is shown no empty shelf', async () => {
  signedIn()
  renderApp('/')
  await screen.findByRole('button', { name: 'Create Bundle' })
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument())
  expect(screen.queryByRole('region', { name: 'Your documents' })).not.toBeInTheDocument()
})

test('/: who has begun nothing chooses by what brings them here, and it opens in the chat', async () => {
  signedIn({
    'POST /api/documents': () => ({ status: 201, body: will({ disclosureAcknowledged: true }) }),
    'GET /api/documents/{id}': () => ({ body: will({ disclosureAcknowledged: true }) }),
  })
  const { user, visited } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Start the Simple Will' }))
  await waitFor(() => expect(visited()).toContain('/chat/7'))
})

test('/: who has begun nothing sees which document is being made, and stays at its button where that fails', async () => {
  let refuse = () => {}
  const refusal = new Promise<ReturnType<typeof refused>>((resolve) => {
    refuse = () => resolve(refused(503, 'Not now.'))
  })
  signedIn({
    'POST /api/documents': () => refusal,
    'GET /api/catalog/document-types': () => ({ body: [{ ...simpleWill, available: false }] }),
  })
  const { user } = renderApp('/')
  const row = (await screen.findByRole('heading', { level: 4, name: 'Simple Will' })).closest('li')
  const shown = within(row ?? document.body)
  expect(shown.getByText(/you cannot buy it yet/)).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Start the Simple Will' }))
  expect(await shown.findByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true')
  refuse()
  const start = await shown.findByRole('button', { name: 'Start the Simple Will' })
  await waitFor(() => expect(start).toHaveFocus())
})

test('/: all documents have a heading, also for who has begun nothing', async () => {
  signedIn()
  renderApp('/')
  await screen.findByRole('button', { name: 'Start the Simple Will' })
  expect(screen.getByRole('heading', { level: 2, name: 'All documents' })).toBeInTheDocument()
  const card = screen.getByRole('heading', { level: 3, name: 'Simple Will' })
  expect(card.closest('details')).toBeNull()
})

test('/: whoever has documents is not asked what brings them here', async () => {
  signedIn({ 'GET /api/documents': () => ({ body: [will()] }) })
  renderApp('/')
  expect(await screen.findByRole('region', { name: 'Your documents' })).toBeVisible()
  expect(screen.queryByText('What brings you here?')).not.toBeInTheDocument()
})

test('/: a document that is chosen is created as a draft and opens in the chat', async () => {
  const server = signedIn({
    'POST /api/documents': () => ({ status: 201, body: will({ disclosureAcknowledged: false }) }),
    'GET /api/documents/{id}': () => ({ body: will({ disclosureAcknowledged: false }) }),
  })
  const { user, visited } = renderApp('/')
  const card = (await screen.findByRole('heading', { level: 3, name: 'Simple Will' })).closest('li')
  await user.click(within(card ?? document.body).getByRole('button', { name: 'Get Started' }))
  await waitFor(() => expect(visited()).toContain('/chat/7'))
  const [sent] = server.callsTo('POST /api/documents')
  expect(sent?.body).toMatchObject({
    type: 'simpleWill',
    name: 'Simple Will',
    status: 'draft',
    currentStep: 0,
    totalSteps: 5,
    answers: {},
    price: 6900,
  })
})

test('/: who comes back from the identity provider goes on to what was wanted before', async () => {
  rememberAfterSignIn({ kind: 'return', path: '/support' })
  signedIn()
  const { address } = renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
  expect(address()).toBe('/support')
  expect(sessionStorage.getItem('intent')).toBeNull()
})
