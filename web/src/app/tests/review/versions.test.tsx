import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { held, openVersions as open, two } from '@/testing/open-versions'
import { paid } from '@/testing/signing-day'

test('the review of a paid document that has changed says since which copy', async () => {
  open('/review/7', { ...two, hasChanged: true })
  expect(await screen.findByText('What changed since version 2, downloaded November 22, 2026')).toBeVisible()
  expect(screen.getByText('You changed this document. Download version 3 and sign that copy.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download version 3' })).toBeVisible()
})

test('the review of a will that was signed before the change says to keep what was signed', async () => {
  const signed = { date: '2026-11-22', original: '', version: 2 }
  const changed = { ...paid, contentVersion: 6, signing: { plan: null, signed } }
  open('/review/7', { ...two, hasChanged: true }, changed)
  expect(
    await screen.findByText('You changed this document. Download version 3 and sign it again.'),
  ).toBeVisible()
  expect(screen.getByText(/^Keep what you signed on November 22, 2026/)).toBeVisible()
})

test('after the next version is downloaded the keyboard goes on from the heading', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:version', revokeObjectURL: () => undefined }),
  )
  const { user } = open('/review/7', { ...two, hasChanged: true })
  await user.click(await screen.findByRole('button', { name: 'Download version 3' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Download version 3' })).toBeNull())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('while an answer is held no version is offered, but the answer', async () => {
  const { user } = open('/review/7', { ...two, hasChanged: true }, held)
  expect(await screen.findByText('What changed since version 2, downloaded November 22, 2026')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Download version 3' })).toBeNull()
  expect(screen.queryByText(/^You changed this document\./)).toBeNull()
  expect(screen.getByText(/^Keep what you signed on November 22, 2026/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Change this answer' }))
  expect(await screen.findByText('Someone else has to be named.')).toBeVisible()
})
