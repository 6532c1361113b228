import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { VersionChanges, Versions } from '@/api/types'
import { renderApp } from '@/testing/render-app'
import { emptyPreview } from '@/testing/samples'
import { shop } from '@/testing/shop'
import { paid, part, sample } from '@/testing/signing-day'

const version = (number: number): Versions['versions'][number] => ({
  number,
  renderedAt: `2026-11-2${number}T17:00:00Z`,
  contentVersion: number,
  templateVersion: '1',
  lawAsOf: '2026-11-21',
  code: '0MN4-YX4S-QVHG-GBAJ',
  sha256: 'ab'.repeat(32),
})

const changes: VersionChanges = {
  before: version(1),
  after: version(2),
  cover: false,
  clauses: [
    {
      instrument: 'will',
      instrumentTitle: 'Last Will and Testament',
      clause: 'representative',
      heading: 'Personal Representative',
      kind: 'changed',
      words: [
        { kind: 'same', text: 'I name' },
        { kind: 'removed', text: 'Daniel Lopez' },
        { kind: 'added', text: 'Paula Rivera' },
      ],
      causes: [{ kind: 'question', id: 'fullName', text: 'Who should carry out your will?' }],
    },
  ],
}

function open(path: string, standing: Versions) {
  shop({
    'GET /api/documents/{id}': () => ({ body: paid }),
    'GET /api/documents/{id}/preview': () => ({
      body: { ...emptyPreview, complete: true, paper: sample('simple-will') },
    }),
    'GET /api/documents/{id}/versions': () => ({ body: standing }),
    'GET /api/documents/{id}/versions/{number}/changes': () => ({ body: changes }),
  })
  return renderApp(path)
}

const two: Versions = { versions: [version(1), version(2)], signed: 1, signAgain: true, hasChanged: false }

test('versions are listed with the signed one, and each says what it changed and why', async () => {
  const { user } = open('/signing/7', two)
  const shown = within(await part('Your versions'))
  expect(
    await shown.findByText(/^You signed version 1\. The document says something else now\./),
  ).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'What changed: version 2' }))
  const [removed] = await shown.findAllByRole('deletion')
  expect(removed).toHaveTextContent('Old words: Daniel Lopez End of the old words.')
  expect(shown.getByRole('insertion')).toHaveTextContent('New words: Paula Rivera End of the new words.')
  expect(shown.getByText(/Who should carry out your will\?/)).toBeVisible()
})

test('where nothing was downloaded it is said what the first version will be', async () => {
  open('/signing/7', { versions: [], signed: null, signAgain: false, hasChanged: false })
  const shown = within(await part('Your versions'))
  expect(await shown.findByText(/^There is no version yet\./)).toBeVisible()
})

test('the review of a paid document that has changed says since which copy', async () => {
  open('/review/7', { ...two, hasChanged: true })
  expect(await screen.findByText('What changed since version 2, downloaded November 22, 2026')).toBeVisible()
})
