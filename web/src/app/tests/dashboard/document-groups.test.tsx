import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Document } from '@/api/types'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'
import { shop } from '@/testing/shop'

const finished = { ...will().interview, complete: true }

const documents: Document[] = [
  will({ id: 1, name: 'Draft' }),
  will({ id: 2, name: 'Begun', status: 'in_progress' }),
  will({ id: 3, name: 'Answered', status: 'completed' }),
  will({ id: 4, name: 'Prepaid', status: 'paid' }),
  will({ id: 5, name: 'Done', status: 'paid', interview: finished }),
]

const open = (shown: (Document | undefined)[] = documents) => {
  shop({ 'GET /api/documents': () => ({ body: shown }) })
  return renderApp('/dashboard')
}

test('many documents have headings: what needs the person comes before the drafts', async () => {
  open()
  const now = await screen.findByRole('region', { name: 'Needs your attention (2)' })
  const drafts = screen.getByRole('region', { name: 'Drafts (3)' })
  const names = (group: HTMLElement) =>
    within(group)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  expect(names(now)).toEqual(['Prepaid', 'Done'])
  expect(names(drafts)).toEqual(['Draft', 'Begun', 'Answered'])
  expect(now.compareDocumentPosition(drafts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('few documents need no headings, and what is signed and kept is folded among many', async () => {
  const signing = { plan: null, signed: { date: '2026-11-20', original: 'The top drawer', version: 1 } }
  const kept = will({ id: 6, name: 'Kept one', status: 'paid', interview: finished, signing })
  const { close } = open([kept, documents[0], documents[1]])
  expect(await screen.findByRole('heading', { level: 2, name: 'Kept one' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: /^Drafts/ })).not.toBeInTheDocument()
  close()
  const { user } = open([kept, ...documents])
  const fold = (await screen.findByRole('heading', { name: 'Kept (1)' })).closest('details')
  expect(fold).not.toHaveAttribute('open')
  await user.click(screen.getByRole('heading', { name: 'Kept (1)' }))
  expect(fold).toHaveAttribute('open')
})

test('a draft that is ready stands apart from what is paid, under what one does next', async () => {
  open([...documents, will({ id: 6, name: 'Ready one', interview: { ...finished, missing: [] } })])
  const ready = await screen.findByRole('region', { name: 'Ready to read and pay (1)' })
  expect(within(ready).getByRole('link', { name: /^Read it and pay: Ready one/ })).toBeVisible()
})
