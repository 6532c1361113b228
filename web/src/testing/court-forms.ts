import { within } from '@testing-library/react'
import type { CourtForm } from '@/api/types'
import { renderApp } from './render-app'
import { emptyPreview, simpleWill } from './samples'
import { shop } from './shop'
import { paid, part, sample } from './signing-day'

export const divorce = { ...paid, type: 'uncontestedDivorce' }

export const sheet: CourtForm = {
  form: '12.928',
  of: 'petitioner',
  names: ['Ana Ruiz'],
  number: '12.928',
  title: 'Cover Sheet for Family Court Cases',
  revision: '02/24',
  address: 'https://www.flcourts.gov/content/download/685879/7661787?version=13',
  inPacket: true,
  obstacle: null,
}

type Handlers = NonNullable<Parameters<typeof shop>[0]>

/** The signing day of a paid divorce. */
export function openDivorce(handlers: Handlers, path = '/signing/7') {
  const api = shop({
    'GET /api/catalog/document-types': () => ({
      body: [{ ...simpleWill, id: 'uncontestedDivorce', county: true }],
    }),
    'GET /api/documents/{id}': () => ({ body: divorce }),
    'GET /api/documents/{id}/preview': () => ({
      body: { ...emptyPreview, complete: true, paper: sample('uncontested-divorce') },
    }),
    'GET /api/documents/{id}/versions': () => ({
      body: { versions: [], signed: null, signAgain: false, hasChanged: false },
    }),
    ...handlers,
  })
  return { ...renderApp(path), ...api }
}

export const courtForms = async () => within(await part('Official forms to file'))

export const listing = (...body: CourtForm[]): Handlers => ({
  'GET /api/documents/{id}/court-forms': () => ({ body }),
})
