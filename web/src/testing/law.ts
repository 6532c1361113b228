import type { components } from '@/api/schema.gen'
import { fakeApi, refused } from './fake-api'
import { simpleWill } from './samples'

const seen = { cite: 's. 732.502', checked: true }
const unseen = { cite: 's. 732.501', checked: false }

export const law: components['schemas']['Law'] = {
  documentType: 'simpleWill',
  name: 'Simple Will',
  version: '2026.11',
  lawAsOf: '2026-11-21',
  instruments: [
    {
      titles: ['Last Will and Testament'],
      when: null,
      conditions: [],
      clauses: [
        {
          id: 'a',
          heading: 'Declaration',
          meaning: 'Says whose it is.',
          sources: [seen, unseen],
          when: null,
          conditions: [],
        },
        {
          id: 'b',
          heading: 'Guardian',
          meaning: 'Names a guardian.',
          sources: [seen],
          when: '“Children?” is “Yes”',
          conditions: [['“Children?” is “Yes”']],
        },
      ],
    },
  ],
  findings: [
    { code: 'W1', level: 'warn', title: 'A spouse', message: 'May claim a share.', sources: [seen] },
  ],
  unverified: ['The 2026 session was not followed to its end.'],
}

/** A product with one law. */
export function serveLaw(
  answer: () => ReturnType<typeof refused> | { body: unknown } = () => ({ body: law }),
) {
  fakeApi({
    'GET /api/auth/user': () => refused(401, 'Unauthorized'),
    'GET /api/catalog/document-types': () => ({ body: [simpleWill] }),
    'GET /api/catalog/document-types/{id}/law': answer,
  })
}
