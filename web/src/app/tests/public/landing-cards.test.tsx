import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '@/testing/render-app'
import { uncontestedDivorce, visiting } from '@/testing/visitor'

test('/: a card says in a sentence what a document is for, and the rest on demand', async () => {
  const description = 'For spouses who agree. A judge ends the marriage.'
  visiting({ 'GET /api/catalog/document-types': () => ({ body: [{ ...uncontestedDivorce, description }] }) })
  renderApp('/')
  expect(await screen.findByText('For spouses who agree.')).toBeVisible()
  const more = screen.getByText('What these papers are').closest('details')
  expect(more).not.toHaveAttribute('open')
  expect(more).toHaveTextContent('A judge ends the marriage.')
})
