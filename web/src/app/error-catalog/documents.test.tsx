import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectError, expectToast } from '@/testing/expect-toast'
import { fakeApi, refused } from '@/testing/fake-api'
import { serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { maria, simpleWill, siteCopy, will } from '@/testing/samples'

const broken = () => refused(500, 'Something broke.')
const paid = will({ status: 'paid', interview: { ...will().interview, complete: true } })

const signedIn = {
  'GET /api/auth/user': () => ({ body: maria }),
  'GET /api/catalog/document-types': () => ({ body: [simpleWill] }),
  'GET /api/catalog/bundles': () => ({ body: [] }),
  'GET /api/catalog/copy': () => ({ body: siteCopy }),
}

let log: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test.each([
  ['The catalogue is closed.', 'The catalogue is closed.'],
  ['', 'Failed to create document. Please try again.'],
])('Any other document create error: the server says "%s"', async (sentence, shown) => {
  fakeApi({ ...signedIn, 'POST /api/documents': () => refused(500, sentence) })
  const { user } = renderApp('/')
  const start = await screen.findByRole('button', { name: 'Get Started' })
  await user.click(start)
  await expectError(shown)
  expect(log).toHaveBeenCalled()
  await waitFor(() => expect(start).toBeEnabled())
})

test('Questionnaire save failure', async () => {
  serverWith(will(), broken)
  const { user } = renderApp('/document/7')
  await user.type(await screen.findByLabelText('What is your full legal name?'), 'Maria Lopez{Enter}')
  await expectError('Failed to save progress. Please try again.')
})

test('Download failure', async () => {
  fakeApi({
    ...signedIn,
    'GET /api/documents': () => ({ body: [paid] }),
    'GET /api/documents/{id}/download': broken,
  })
  const { user } = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: /^Download PDF: Simple Will/ }))
  await expectError('Failed to download document. Please try again.')
})

async function remove(answer: () => { status?: number; body: unknown }) {
  const server = fakeApi({
    ...signedIn,
    'GET /api/documents': () => ({ body: [will({ name: 'My Will' })] }),
    'DELETE /api/documents/{id}': answer,
  })
  const { user } = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: /^More: My Will/ }))
  await user.click(await screen.findByRole('menuitem', { name: /^Delete: My Will/ }))
  const question = 'Are you sure you want to delete "My Will"? This action cannot be undone.'
  expect(screen.getByRole('alertdialog')).toHaveTextContent(question)
  expect(server.callsTo('DELETE /api/documents/{id}')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
}

test('Delete failure', async () => {
  await remove(broken)
  await expectError('Failed to delete document. Please try again.')
})

test('Delete success', async () => {
  await remove(() => ({ body: { message: 'Deleted' } }))
  await expectToast('plain', 'Success', 'Document deleted successfully.')
})

async function acknowledge(answer: () => { status?: number; body: unknown }) {
  fakeApi({
    ...signedIn,
    'GET /api/documents/{id}': () => ({ body: will({ disclosureAcknowledged: false }) }),
    'POST /api/documents/{id}/legal-compliance': answer,
  })
  const { user } = renderApp('/legal-compliance/7')
  await user.click(await screen.findByRole('checkbox'))
}

test('Compliance save failure', async () => {
  await acknowledge(broken)
  await expectError('Failed to save compliance record. Please try again.')
})

test('Compliance save success', async () => {
  await acknowledge(() => ({ status: 201, body: {} }))
  await expectToast('plain', 'Nonlawyer Disclosure Acknowledged')
})

test.each([
  ['/review/7', 404, 'Document not found'],
  ['/legal-compliance/7', 404, 'Document Not Found'],
  ['/legal-compliance', 404, 'Document Not Found'],
  ['/document/7', 404, 'Document not found'],
  ['/nowhere', 404, 'Page Not Found'],
])('Page states: %s', async (address, status, heading) => {
  fakeApi({ ...signedIn, 'GET /api/documents/{id}': () => refused(status, heading) })
  renderApp(address)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
})

test('Page states: Invalid document type', async () => {
  fakeApi({ ...signedIn, 'GET /api/documents/{id}': () => ({ body: will({ type: 'lease' }) }) })
  renderApp('/document/7')
  expect(await screen.findByRole('heading', { name: 'Invalid document type' })).toBeVisible()
  expect(screen.getByText(/Simple Will/, { selector: 'main p' })).toBeVisible()
})
