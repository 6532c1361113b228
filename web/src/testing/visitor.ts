import type { Bundle, Claim, DocumentType } from '@/api/types'
import { fakeApi, refused } from './fake-api'
import { duval, maria, simpleWill, siteCopy } from './samples'

export const powerOfAttorney: DocumentType = {
  ...simpleWill,
  id: 'powerOfAttorney',
  slug: 'power-of-attorney',
  name: 'Power of Attorney',
  price: 5900,
  features: ['An agent'],
}

export const healthcareDirective: DocumentType = {
  ...simpleWill,
  id: 'healthcareDirective',
  slug: 'healthcare-directive',
  name: 'Healthcare Directive',
  price: 4900,
  features: ['A surrogate'],
}

export const uncontestedDivorce: DocumentType = {
  ...simpleWill,
  id: 'uncontestedDivorce',
  slug: 'uncontested-divorce',
  name: 'Uncontested Divorce',
  price: 39900,
  priceDisplay: 'starting at $399',
}

export const types = [simpleWill, powerOfAttorney, healthcareDirective, uncontestedDivorce]

export const essential: Bundle = {
  id: 'essential',
  name: 'Essential Bundle',
  price: 14900,
  share: 4967,
  description: 'Three documents.',
  documents: [['simpleWill'], ['healthcareDirective'], ['powerOfAttorney']],
  features: ['Simple Will', 'Healthcare Directive', 'Power of Attorney'],
}

export const complete: Bundle = {
  ...essential,
  id: 'complete',
  name: 'Complete Bundle',
  price: 24900,
  share: null,
  features: ['Everything in the Essential Bundle', 'Priority support'],
}

export const claim = (place: Claim['place'], text: string): Claim => ({
  id: text,
  place,
  text,
  substantiated: false,
})

type Handlers = Parameters<typeof fakeApi>[0]

const catalogue: Handlers = {
  'GET /api/catalog/document-types': () => ({ body: types }),
  'GET /api/catalog/copy': () => ({ body: siteCopy }),
  'GET /api/catalog/bundles': () => ({ body: [essential, complete] }),
  'GET /api/catalog/counties': () => ({ body: [duval] }),
}

/** The server as someone sees it who is not signed in. */
export const visiting = (handlers: Handlers = {}) =>
  fakeApi({ ...catalogue, 'GET /api/auth/user': () => refused(401, 'Unauthorized'), ...handlers })

/** The same for Maria, who is. */
export const signedIn = (handlers: Handlers = {}) =>
  fakeApi({
    ...catalogue,
    'GET /api/auth/user': () => ({ body: maria }),
    'GET /api/documents': () => ({ body: [] }),
    ...handlers,
  })
