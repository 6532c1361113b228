import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saved, serverWith } from '@/testing/one-document'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

test('a question asks for the type of its document alone, and not for those of all', async () => {
  const server = serverWith(will(), saved)
  renderApp('/questionnaire/7?question=fullName')
  await screen.findByLabelText('What is your full legal name?')
  expect(server.callsTo('GET /api/catalog/document-types/{id}')).toHaveLength(1)
  expect(server.callsTo('GET /api/catalog/document-types')).toHaveLength(0)
})

test('of a document of a kind that is no longer offered, the page says which kinds are', async () => {
  serverWith(will({ type: 'livingTrust' }), saved)
  renderApp('/questionnaire/7')
  await screen.findByRole('heading', { name: 'Invalid document type' })
  expect(screen.getByText(/Available types: Simple Will\./)).toBeVisible()
})
