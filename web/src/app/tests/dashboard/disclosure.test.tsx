import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveFile } from '@/lib/save-file'
import { fakeApi, refused } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { maria, simpleWill, siteCopy, will } from '@/testing/samples'

vi.mock('@/lib/save-file')

function serverWith(acknowledge: () => { status?: number; body: unknown }) {
  return fakeApi({
    'GET /api/auth/user': () => ({ body: maria }),
    'GET /api/catalog/document-types': () => ({ body: [simpleWill] }),
    'GET /api/catalog/copy': () => ({ body: siteCopy }),
    'GET /api/documents/{id}': () => ({ body: will({ disclosureAcknowledged: false }) }),
    'POST /api/documents/{id}/legal-compliance': acknowledge,
    'GET /api/documents/{id}/legal-compliance/pdf': () => ({ body: '%PDF-1.7' }),
  })
}

test('ticking saves the acknowledgment, unticking sends nothing', async () => {
  const server = serverWith(() => ({ status: 201, body: {} }))
  const { user } = renderApp('/legal-compliance/7')
  const box = await screen.findByRole('checkbox')
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await user.click(box)
  expect(await screen.findByText('Nonlawyer Disclosure Acknowledged')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await user.click(box)
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  const [sent, second] = server.callsTo('POST /api/documents/{id}/legal-compliance')
  expect(second).toBeUndefined()
  expect(sent?.body).toMatchObject({
    formType: '12.900(a)',
    formData: { clientName: 'Maria Lopez', services: ['No advice'], agreedTerms: true },
  })
})

test('the sheet says that it is not the form of the court', async () => {
  serverWith(() => ({ status: 201, body: {} }))
  renderApp('/legal-compliance/7')
  expect(await screen.findByText('After Florida Family Law Form 12.900(a), in our own words')).toBeVisible()
})

test('when the acknowledgment cannot be saved, the box is not ticked', async () => {
  serverWith(() => refused(500, 'Something broke.'))
  const { user } = renderApp('/legal-compliance/7')
  await user.click(await screen.findByRole('checkbox'))
  expect(await screen.findByText('Failed to save compliance record. Please try again.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked())
})

test('the disclosure can be downloaded as a PDF before the box is ticked', async () => {
  const server = serverWith(() => ({ status: 201, body: {} }))
  const { user } = renderApp('/legal-compliance/7')
  await user.click(await screen.findByRole('button', { name: 'Download the disclosure as a PDF' }))
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'will-disclosure-2026-11-21.pdf'),
  )
  expect(server.callsTo('POST /api/documents/{id}/legal-compliance')).toEqual([])
})
