import type { VersionChanges, Versions } from '@/api/types'
import { renderApp } from './render-app'
import { emptyPreview } from './samples'
import { shop } from './shop'
import { paid, sample } from './signing-day'
import { version } from './versions'

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

export function openVersions(path: string, standing: Versions, document = paid) {
  let isDownloaded = false
  shop({
    'GET /api/documents/{id}': () => ({ body: document }),
    'GET /api/documents/{id}/preview': () => ({
      body: {
        ...emptyPreview,
        complete: document.interview.complete,
        problems: document.interview.problems,
        paper: sample('simple-will'),
      },
    }),
    'GET /api/documents/{id}/versions': () => ({ body: isDownloaded ? three : standing }),
    'GET /api/documents/{id}/download': () => {
      isDownloaded = true
      return { body: 'a PDF' }
    },
    'GET /api/documents/{id}/versions/{number}/changes': () => ({ body: changes }),
    'GET /api/documents/{id}/versions/{number}/download': () => ({ body: 'a PDF' }),
  })
  return renderApp(path)
}

const three: Versions = {
  versions: [version(1), version(2), version(3)],
  signed: null,
  signAgain: false,
  hasChanged: false,
}
export const two: Versions = {
  versions: [version(1), version(2)],
  signed: 1,
  signAgain: true,
  hasChanged: false,
}

/** One that was signed, and then changed so that an answer is held. */
export const held = {
  ...paid,
  contentVersion: 6,
  signing: { plan: null, signed: { date: '2026-11-22', original: '', version: 2 } },
  interview: { ...paid.interview, complete: false, problems: { fullName: 'Someone else has to be named.' } },
}
