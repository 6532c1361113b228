import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Document } from '@/api/types'
import { renderApp } from '@/testing/render-app'
import { paper } from '@/testing/papers'
import { emptyPreview, will } from '@/testing/samples'
import { shop } from '@/testing/shop'

vi.mock('@/lib/save-file', () => ({ saveFile: () => undefined }))

beforeEach(() => localStorage.clear())

const finished = { ...will().interview, complete: true }

const paid = (changes: Partial<Document> = {}) =>
  will({
    status: 'paid',
    amountPaid: 7150,
    answers: { fullName: 'Maria Lopez' },
    interview: finished,
    ...changes,
  })

const NAME = 'Simple Will of Maria Lopez'

/** A server on which one document is paid; what it says can be changed. */
function serverWith(start: Document) {
  let document = start
  const steps = { heading: 'How to sign this will', blocks: [] }
  shop({
    'GET /api/documents': () => ({ body: [document] }),
    'GET /api/documents/{id}': () => ({ body: document }),
    'GET /api/documents/{id}/preview': () => ({
      body: { ...emptyPreview, complete: true, paper: paper({ cover: [steps] }) },
    }),
    'GET /api/documents/{id}/download': () => ({ body: 'the PDF' }),
    'DELETE /api/documents/{id}': () => ({ body: { message: 'Deleted.' } }),
  })
  return { change: (changes: Partial<Document>) => (document = { ...document, ...changes }) }
}

const which = `${NAME}, created November 21, 2026`
const row = async () =>
  within((await screen.findByRole('heading', { name: NAME })).closest('li') ?? document.body)

test('a paid document is opened by its name, read, edited, signed and downloaded from its row', async () => {
  serverWith(paid())
  const { user } = renderApp('/dashboard')
  const paidRow = await row()
  expect(paidRow.getByRole('link', { name: NAME })).toHaveAttribute('href', '/review/7')
  expect(paidRow.getByRole('button', { name: /^Download PDF: / })).toBeEnabled()
  const edit = paidRow.getByRole('link', { name: `Edit: ${which}` })
  expect(edit).toHaveAttribute('href', '/questionnaire/7')
  await user.click(paidRow.getByRole('button', { name: `More: ${which}` }))
  const item = (name: string) => screen.findByRole('menuitem', { name: `${name}: ${which}` })
  expect(await item('Open')).toHaveAttribute('href', '/review/7')
  expect(await item('Edit')).toHaveAttribute('href', '/questionnaire/7')
  expect(await item('How to sign it')).toHaveAttribute('href', '/signing/7')
  expect(await item('Delete')).toBeVisible()
})

test('the name of a draft leads to its paper, too', async () => {
  serverWith(will({ answers: { fullName: 'Maria Lopez' } }))
  renderApp('/dashboard')
  expect(await screen.findByRole('link', { name: NAME })).toHaveAttribute('href', '/review/7')
  expect(screen.getByRole('link', { name: /^Continue: / })).toHaveAttribute('href', '/chat/7')
  expect(screen.queryByRole('link', { name: /^How to sign it/ })).not.toBeInTheDocument()
})

async function askToDelete(document: Document) {
  serverWith(document)
  const { user } = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: /^More: / }))
  await user.click(await screen.findByRole('menuitem', { name: /^Delete: / }))
  return { user, dialog: within(await screen.findByRole('alertdialog', { name: 'Delete document' })) }
}

test('a document that is deleted takes the names that were changed in it along', async () => {
  sessionStorage.setItem('names:7', '{"past":[],"kept":["Ana Diaz"]}')
  const { user, dialog } = await askToDelete(will())
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sessionStorage.getItem('names:7')).toBeNull())
})

test('before a paid document is deleted it is said what was paid, and that it does not come back', async () => {
  const { user, dialog } = await askToDelete(paid())
  expect(dialog.getByText(/^Are you sure you want to delete "Simple Will of Maria Lopez"\?/)).toBeVisible()
  expect(
    dialog.getByText(/^You paid \$71\.50 for this document\. Deleting it does not get you a refund\./),
  ).toBeVisible()
  expect(dialog.getByRole('button', { name: /^Download PDF: / })).toBeEnabled()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^More: / })).toHaveFocus())
})

test('before a document of a bundle is deleted its share is not called a price', async () => {
  const { dialog } = await askToDelete(paid({ amountPaid: 4967 }))
  expect(
    dialog.getByText(/^You paid \$49\.67 for this document, at the price of a bundle\. Deleting/),
  ).toBeVisible()
})

test('the question about a draft speaks of no money', async () => {
  const { dialog } = await askToDelete(will({ answers: { fullName: 'Maria Lopez', hasChildren: 'No' } }))
  expect(dialog.getByText(/^Draft · created November .* · 2 questions left$/)).toBeVisible()
  expect(dialog.getByText('Your 2 answers will be deleted.')).toBeVisible()
  expect(dialog.queryByText(/refund/)).not.toBeInTheDocument()
})

test('after a change the row says that the copy that was downloaded is out of date, until the next download', async () => {
  const server = serverWith(paid())
  const { user, close } = renderApp('/dashboard')
  const changed = () => screen.queryByText('Changed since you last downloaded it')
  const press = async () => user.click(await screen.findByRole('button', { name: /^Download PDF/ }))
  await press()
  await waitFor(() => expect(localStorage.getItem('downloaded 7')).not.toBeNull())
  expect(changed()).not.toBeInTheDocument()
  close()

  server.change({ answers: { fullName: 'Maria E. Lopez' }, version: 2 })
  renderApp('/dashboard')
  expect(await screen.findByText('Changed since you last downloaded it')).toBeVisible()
  expect(screen.getByText(/download the PDF again and sign the new copy/)).toBeVisible()
  await press()
  await waitFor(() => expect(changed()).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: /^Download PDF/ })).toHaveFocus())
})

test('a visit that changed nothing is no change', async () => {
  const server = serverWith(paid())
  const { user, close } = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: /^Download PDF/ }))
  await waitFor(() => expect(localStorage.getItem('downloaded 7')).not.toBeNull())
  close()
  server.change({ version: 3, currentStep: 2 })
  renderApp('/dashboard')
  await screen.findByRole('heading', { name: NAME })
  expect(screen.queryByText('Changed since you last downloaded it')).not.toBeInTheDocument()
})

const COPY = /A copy that you have already signed does not change\./

test('the form of a paid document says what becomes of a copy that was signed', async () => {
  serverWith(paid())
  const { user } = renderApp('/questionnaire/7?question=fullName&from=review')
  await user.click(await screen.findByText('Paid. Changes cost nothing.'))
  expect(screen.getByText(COPY)).toBeVisible()
})

test('who answers the last question of what was bought before is not told of a copy that was signed', async () => {
  serverWith(paid())
  renderApp('/questionnaire/7?question=fullName')
  await screen.findByLabelText('What is your full legal name?')
  expect(screen.queryByText(COPY)).not.toBeInTheDocument()
})
