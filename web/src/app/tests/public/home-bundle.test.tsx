import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Document } from '@/api/types'
import { refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { signedIn } from '@/testing/visitor'

const bundleButton = () => screen.findByRole('button', { name: 'Create Bundle' })

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
  expect(await screen.findByRole('heading', { name: /^Pay once\s*\$149\.00 total$/ })).toBeVisible()
  expect(screen.getByRole('heading', { name: /^Pay one by one\s*\$156\.50 total$/ })).toBeVisible()
  const oneByOne =
    /the first at its own price, the others at a lower price as long as you keep all three\. A \$2\.50 processing fee is added to each\./
  expect(screen.getByText(oneByOne)).toBeVisible()
  const atOnce = screen.getByRole('link', { name: 'Pay once for all three' })
  expect(atOnce).toHaveAttribute('href', '/checkout?bundle=essential')
})

const three = (status: Document['status']) =>
  ['simpleWill', 'healthcareDirective', 'powerOfAttorney'].map((type, index) =>
    will({ id: index + 1, type, status }),
  )

test('/: drafts of its documents are begun, and not had', async () => {
  signedIn({ 'GET /api/documents': () => ({ body: three('draft') }) })
  renderApp('/')
  expect(await screen.findByText('You have started all three')).toBeVisible()
  expect(screen.queryByText('You already have this')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Create Bundle' })).not.toBeInTheDocument()
})

test('/: who has the bundle is not sold it again', async () => {
  signedIn({ 'GET /api/documents': () => ({ body: three('paid') }) })
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
  expect(await screen.findByText('You have started all three')).toBeVisible()
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
