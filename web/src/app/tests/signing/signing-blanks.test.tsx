import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '@/testing/render-app'
import { emptyPreview, familyAndHome, simpleWill } from '@/testing/samples'
import { shop } from '@/testing/shop'
import { openSigningDay, paid, part, sample } from '@/testing/signing-day'

test('what papers for a court leave to the pen is counted as in the review', async () => {
  const effort = { lines: 64, boxes: 60, cells: 128, forms: 13, formsIfTheyApply: 8 }
  shop({
    'GET /api/documents/{id}': () => ({ body: { ...paid, type: 'uncontestedDivorce' } }),
    'GET /api/documents/{id}/preview': () => ({
      body: { ...emptyPreview, complete: true, paper: sample('uncontested-divorce'), effort },
    }),
    'GET /api/documents/{id}/versions': () => ({
      body: { versions: [], signed: null, signAgain: false, hasChanged: false },
    }),
    'GET /api/documents/{id}/court-forms': () => ({ body: [] }),
  })
  renderApp('/signing/7')
  const blanks = within(await part('Blanks to fill in'))
  expect(screen.getByRole('link', { name: /^Fill in the blanks/ })).toHaveTextContent(
    '64 lines, 60 boxes, and 128 table cells to complete by hand',
  )
  const petition = within(blanks.getByRole('region', { name: /^Petition for Dissolution/ }))
  expect(petition.getByText('Military Service').closest('li')).toHaveTextContent('5 boxes')
  const agreement = within(blanks.getByRole('region', { name: 'Marital Settlement Agreement' }))
  expect(agreement.getByText('Assets').closest('li')).toHaveTextContent('1 table to complete')
  expect(blanks.queryByText(/^Oath/)).toBeNull()
  expect(blanks.queryByText(/^(Case number|Division)/)).toBeNull()
})

const FILL = 'Fill in here what can be printed'

test('what no detail can print is written in by hand, and no button leads away for it', async () => {
  openSigningDay(paid, 'prenuptial-agreement')
  expect(await screen.findByText('Write these in by hand before anyone signs.')).toBeVisible()
  expect(screen.queryByRole('link', { name: FILL })).toBeNull()
})

test('a blank that a detail would fill can be filled in first', async () => {
  shop({
    'GET /api/catalog/document-types': () => ({ body: [{ ...simpleWill, facts: familyAndHome }] }),
    'GET /api/documents/{id}': () => ({
      body: { ...paid, interview: { ...paid.interview, details: ['spouse'] } },
    }),
    'GET /api/documents/{id}/preview': () => ({
      body: { ...emptyPreview, complete: true, paper: sample('prenuptial-agreement') },
    }),
    'GET /api/documents/{id}/versions': () => ({
      body: { versions: [], signed: null, signAgain: false, hasChanged: false },
    }),
  })
  renderApp('/signing/7')
  expect(await screen.findByRole('link', { name: FILL })).toHaveAttribute('href', '/review/7')
})

test('a single paper counts its lines and its empty tables', async () => {
  openSigningDay(paid, 'prenuptial-agreement')
  expect(await screen.findByRole('link', { name: /^Fill in the blanks/ })).toHaveTextContent(
    '10 tables left to write in by hand',
  )
})

test('where nothing is left to fill in, the part below says so as the first step does', async () => {
  const whole = sample('power-of-attorney')
  const cover = whole.cover.map((part) => ({
    ...part,
    blocks: part.blocks.map((block) =>
      block.kind === 'places'
        ? { ...block, places: block.places.filter(({ by }) => !by.startsWith('You, ')) }
        : block,
    ),
  }))
  shop({
    'GET /api/documents/{id}': () => ({ body: { ...paid, type: 'powerOfAttorney' } }),
    'GET /api/documents/{id}/preview': () => ({
      body: { ...emptyPreview, complete: true, paper: { ...whole, cover, instruments: [] } },
    }),
    'GET /api/documents/{id}/versions': () => ({
      body: { versions: [], signed: null, signAgain: false, hasChanged: false },
    }),
  })
  renderApp('/signing/7')
  expect(await screen.findByRole('region', { name: 'Read it once more' })).toBeVisible()
  expect(screen.getByText('Nothing is left to fill in before you sign')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Blanks to fill in' })).not.toBeInTheDocument()
})
