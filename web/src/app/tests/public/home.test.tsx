import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Document } from '@/api/types'
import { rememberIntent } from '@/lib/intent'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { signedIn } from '@/testing/visitor'

const bundleButton = () => screen.findByRole('button', { name: 'Create Bundle' })

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

test('/: while a document is created its card says so, and nothing else can be chosen', async () => {
  signedIn({ 'POST /api/documents': () => new Promise<never>(() => undefined) })
  const { user } = renderApp('/')
  const [first] = await screen.findAllByRole('button', { name: 'Get Started' })
  await user.click(first ?? document.body)
  expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled()
  for (const other of screen.getAllByRole('button', { name: 'Get Started' })) expect(other).toBeDisabled()
  expect(await bundleButton()).toBeDisabled()
})

test('/: the bundle says what its documents cost together, one by one and at once', async () => {
  signedIn()
  renderApp('/')
  expect(await screen.findByText('$149.00 at once, or $156.50 one by one')).toBeVisible()
  const oneByOne =
    /the first at its own price, the others at a lower price as long as you keep all three\. A \$2\.50 processing fee is added to each\./
  expect(screen.getByText(oneByOne)).toBeVisible()
  const atOnce = screen.getByRole('link', { name: 'Pay $149.00 once for all three, with no processing fee' })
  expect(atOnce).toHaveAttribute('href', '/checkout?bundle=essential')
})

const three = (status: Document['status']) =>
  ['simpleWill', 'healthcareDirective', 'powerOfAttorney'].map((type, index) =>
    will({ id: index + 1, type, status }),
  )

test('/: who has the bundle is not sold it again', async () => {
  signedIn({ 'GET /api/documents': () => ({ body: three('draft') }) })
  renderApp('/')
  expect(await screen.findByText('You already have this')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to My Documents' })).toHaveAttribute('href', '/dashboard')
  expect(screen.queryByRole('button', { name: 'Create Bundle' })).not.toBeInTheDocument()
})

test('/: the bundle is made once: afterwards its documents are there', async () => {
  let documents: Document[] = []
  const server = signedIn({
    'GET /api/documents': () => ({ body: documents }),
    'POST /api/documents': () => {
      documents = three('draft').slice(0, documents.length + 1)
      return { status: 201, body: will() }
    },
  })
  const { user } = renderApp('/')
  await user.dblClick(await bundleButton())
  expect(await screen.findByText('You already have this')).toBeVisible()
  expect(server.callsTo('POST /api/documents')).toHaveLength(3)
})

test('/: the bundle makes its three documents one after another', async () => {
  let underWay = 0
  const server = signedIn({
    'POST /api/documents': async () => {
      underWay += 1
      expect(underWay).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 20))
      underWay -= 1
      return { status: 201, body: will() }
    },
  })
  const { user, address } = renderApp('/')
  await user.click(await bundleButton())
  expect(await screen.findByRole('button', { name: 'Creating Bundle...' })).toBeDisabled()
  expect(await screen.findByText('Bundle Created Successfully')).toBeVisible()
  expect(
    screen.getByText(
      'Your Essential Estate Planning Bundle has been created. Start with any document from your dashboard.',
    ),
  ).toBeVisible()
  const sent = server.callsTo('POST /api/documents').map(({ body }) => body)
  const draft = { status: 'draft', currentStep: 0, totalSteps: 5, answers: {}, price: 4967 }
  expect(sent).toMatchObject([
    { ...draft, type: 'simpleWill', name: 'Simple Will' },
    { ...draft, type: 'healthcareDirective', name: 'Healthcare Directive' },
    { ...draft, type: 'powerOfAttorney', name: 'Power of Attorney' },
  ])
  expect(address()).toBe('/')
})

test('/: a bundle that failed half way is finished by a second try, and nothing is made twice', async () => {
  let calls = 0
  const server = signedIn({
    'POST /api/documents': () => {
      calls += 1
      return calls === 2 ? refused(500, 'Something broke.') : { status: 201, body: will() }
    },
  })
  const { user } = renderApp('/')
  await user.click(await bundleButton())
  expect(await screen.findByText('Failed to create bundle. Please try again.')).toBeVisible()
  await user.click(await bundleButton())
  expect(await screen.findByText('Bundle Created Successfully')).toBeVisible()
  const keys = server.callsTo('POST /api/documents').map(({ headers }) => headers.get('Idempotency-Key'))
  const [will1, directive1, will2, directive2, power] = keys
  expect([will2, directive2]).toEqual([will1, directive1])
  expect(new Set([will1, directive1, power]).size).toBe(3)
})

test('/: what was made before a failure is not made again after the page is loaded anew', async () => {
  let isBroken = true
  const server = signedIn({
    'POST /api/documents': () => (isBroken ? refused(500, '') : { status: 201, body: will() }),
  })
  const { user, close } = renderApp('/')
  await user.click(await bundleButton())
  expect(await screen.findByText('Failed to create bundle. Please try again.')).toBeVisible()
  close()
  isBroken = false
  renderApp('/')
  await user.click(await bundleButton())
  expect(await screen.findByText('Bundle Created Successfully')).toBeVisible()
  const keys = server.callsTo('POST /api/documents').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys[1]).toBe(keys[0])
})

test('/: who comes back from the identity provider goes on to what was wanted before', async () => {
  rememberIntent({ kind: 'return', path: '/support' })
  signedIn()
  const { address } = renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
  expect(address()).toBe('/support')
  expect(sessionStorage.getItem('intent')).toBeNull()
})
