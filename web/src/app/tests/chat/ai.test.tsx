import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { County } from '@/api/types'
import { fakeApi, refused } from '@/testing/fake-api'
import { chatWith } from '@/testing/one-chat'
import { renderApp } from '@/testing/render-app'
import { duval, maria, simpleWill, siteCopy, will } from '@/testing/samples'

const { interview } = will()
const finished = will({ status: 'paid', interview: { ...interview, complete: true } })

type Made = { status?: number; body: unknown }

function serverThatMakes(make: () => Made) {
  return fakeApi({
    'GET /api/auth/user': () => ({ body: maria }),
    'GET /api/catalog/document-types': () => ({ body: [simpleWill] }),
    'GET /api/catalog/copy': () => ({ body: siteCopy }),
    'GET /api/documents': () => ({ body: [finished] }),
    'GET /api/documents/{id}': () => ({ body: will({ id: 8 }) }),
    'POST /api/documents': make,
  })
}

test('a type without an unfinished document gets a new one', async () => {
  const server = serverThatMakes(() => ({ status: 201, body: will({ id: 8, status: 'in_progress' }) }))
  renderApp('/ai/simple-will')
  expect(await screen.findByRole('heading', { name: 'AI Legal Assistant' })).toBeVisible()
  const [made, second] = server.callsTo('POST /api/documents')
  expect(made?.body).toEqual({ type: 'simpleWill', status: 'in_progress', data: {} })
  expect(second).toBeUndefined()
})

test('the newest unpaid document of the type is gone on with', async () => {
  const server = chatWith(will({ answers: { fullName: 'Maria Lopez' } }))
  renderApp('/ai/simpleWill')
  expect(await screen.findByText(/^Welcome back\. You have answered 1 of 4/)).toBeVisible()
  expect(server.callsTo('POST /api/chat')).toHaveLength(0)
})

test('a paid document that is not finished is gone on with', async () => {
  const server = chatWith(will({ status: 'paid', answers: { fullName: 'Maria Lopez' } }))
  renderApp('/ai/simple-will')
  expect(await screen.findByText(/^Welcome back\. You have answered 1 of 4/)).toBeVisible()
  expect(server.callsTo('POST /api/documents')).toHaveLength(0)
})

test('a document that cannot be made says so', async () => {
  serverThatMakes(() => refused(500, 'Something broke.'))
  renderApp('/ai/simple-will')
  expect(await screen.findByText('Failed to create document. Please try again.')).toBeVisible()
})

test('when the session has ended, making a document leads to the sign-in page', async () => {
  serverThatMakes(() => refused(401, 'Unauthorized'))
  const { address } = renderApp('/ai/simple-will')
  expect(await screen.findAllByText('Please log in to create documents')).not.toHaveLength(0)
  await waitFor(() => expect(address()).toBe('/auth'))
})

test.each(['/ai/simple-will', '/chat/7'])('%s asks visitors to log in', async (path) => {
  fakeApi({ 'GET /api/auth/user': () => refused(401, 'Unauthorized') })
  const { user, address } = renderApp(path)
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go Home' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Log In' }))
  await waitFor(() => expect(address()).toBe('/auth'))
})

test('a type that does not exist names those that do', async () => {
  serverThatMakes(() => refused(500, 'not asked'))
  renderApp('/ai/lease')
  expect(await screen.findByRole('heading', { name: 'Invalid document type' })).toBeVisible()
  expect(screen.getByText(/Available types: Simple Will/)).toBeVisible()
})

test('a document that does not exist', async () => {
  // React reports the error that the page's boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeApi({
    'GET /api/auth/user': () => ({ body: maria }),
    'GET /api/catalog/document-types': () => ({ body: [simpleWill] }),
    'GET /api/documents/{id}': () => refused(404, 'Document not found'),
  })
  renderApp('/chat/9')
  expect(await screen.findByRole('heading', { name: 'Document not found' })).toBeVisible()
})

const demanding: Partial<County> = {
  localForms: ['Form A', 'Form B'],
  specialRequirements: ['One', 'Two', 'Three', 'Four', 'Five'],
}

test('papers for a court begin with the county', async () => {
  const server = chatWith(will(), { type: { county: true }, county: demanding })
  const { user } = renderApp('/chat/7')
  const goOn = await screen.findByRole('button', { name: 'Continue with County Requirements' })
  expect(goOn).toBeDisabled()
  const box = screen.getByRole('combobox', { name: 'County where you plan to file' })
  await user.type(box, 'duv')
  expect(screen.getByRole('option', { name: 'Duval (Circuit 4)' })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(box).toHaveValue('Duval (Circuit 4)')
  expect(screen.getByText('About $409')).toBeVisible()
  expect(screen.getByText('Optional')).toBeVisible()
  expect(screen.getByRole('link', { name: /Duval County clerk/ })).toHaveAttribute('href', duval.clerkWebsite)
  expect(screen.queryByText('Four')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '+2 more requirements' }))
  expect(screen.getByText('Five')).toBeVisible()
  await user.click(goOn)
  const said = 'You have chosen Duval County. Its list has 2 local forms and 5 special requirements.'
  expect(await screen.findByText(said)).toBeVisible()
  expect(await screen.findByText('What is your full legal name?', { selector: 'p' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  await waitFor(() =>
    expect(server.callsTo('PATCH /api/documents/{id}')[0]?.body).toMatchObject({
      data: { county: 'duval', countyName: 'Duval' },
    }),
  )
})

test('questions come after the disclosure', async () => {
  chatWith(will({ disclosureAcknowledged: false }))
  const { address } = renderApp('/chat/7')
  await waitFor(() => expect(address()).toBe('/legal-compliance/7'))
})
