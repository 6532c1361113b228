import { fakeApi } from './fake-api'
import { paper } from './papers'
import { duval, emptyPreview, maria, simpleWill, siteCopy, will } from './samples'

type Handlers = Parameters<typeof fakeApi>[0]

const prenuptial = {
  ...simpleWill,
  id: 'prenuptialAgreement',
  slug: 'prenuptial-agreement',
  name: 'Prenuptial Agreement',
}
export const postnuptial = {
  ...simpleWill,
  id: 'postnuptialAgreement',
  slug: 'postnuptial-agreement',
  name: 'Postnuptial Agreement',
}

const bundle = (id: string, name: string, price: number, documents: string[][]) => ({
  id,
  name,
  price,
  documents,
  description: 'Several documents together.',
  features: ['Simple Will'],
})

const bundles = [
  bundle('essential', 'Essential Bundle', 14_900, [['simpleWill']]),
  bundle('complete', 'Complete Bundle', 24_900, [['simpleWill'], [prenuptial.id, postnuptial.id]]),
]

/** What a payment made: a paid document that has not been answered. */
export const bought = () => ({
  status: 201,
  body: will({ status: 'paid', amountPaid: 6900, disclosureAcknowledged: false }),
})

export const intent = (label: string, amount: number, paymentIntentId = 'pi_1') => ({
  body: { clientSecret: `${paymentIntentId}_secret`, amount, lines: [{ label, amount }], paymentIntentId },
})

/** A server that sells: whatever is asked for can be paid, and is there afterwards. */
export const shop = (handlers: Handlers = {}) =>
  fakeApi({
    'GET /api/auth/user': () => ({ body: maria }),
    'GET /api/catalog/document-types': () => ({ body: [simpleWill, prenuptial, postnuptial] }),
    'GET /api/catalog/bundles': () => ({ body: bundles }),
    'GET /api/catalog/counties': () => ({ body: [duval] }),
    'GET /api/catalog/copy': () => ({ body: siteCopy }),
    'GET /api/payments': () => ({ body: { total: 0, payments: [] } }),
    'GET /api/payments/settings': () => ({ body: { publishableKey: 'pk_test_1', scriptUrl: null } }),
    'GET /api/documents': () => ({ body: [] }),
    'GET /api/documents/{id}': () => ({ body: bought().body }),
    'GET /api/documents/{id}/preview': () => ({ body: { ...emptyPreview, complete: true, paper: paper() } }),
    'GET /api/documents/{id}/court-forms': () => ({ body: [] }),
    'POST /api/create-payment-intent': () => intent('Simple Will', 6900),
    'POST /api/documents': bought,
    ...handlers,
  })
