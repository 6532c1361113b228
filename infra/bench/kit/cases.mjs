// What each function is asked first.

import { event, tick } from './gateway.mjs'
import { signature } from './person.mjs'

/** @typedef {import('./person.mjs').Person} Person */

/** @type {Record<string, (person: Person) => unknown>} */
export const cases = {
  account: ({ token }) => event('GET', '/api/account', { token }),
  assistant: ({ token, document }) =>
    event('POST', '/api/chat', {
      token,
      body: { documentId: document, message: 'What is a personal representative?' },
    }),
  auth: ({ token }) => event('GET', '/api/auth/user', { token }),
  catalog: () => event('GET', '/api/catalog/document-types'),
  documents: ({ token }) => event('GET', '/api/documents', { token }),
  outbox: tick,
  payments: ({ token }) => event('GET', '/api/payments', { token }),
  reconcile: tick,
  // Signed again each time: a signature is good for five minutes, and a run takes longer.
  'stripe-webhook': ({ webhook: { body, secret } }) =>
    event('POST', '/api/stripe/webhook', {
      body,
      headers: { 'stripe-signature': signature(body, secret) },
    }),
  support: () =>
    event('POST', '/api/contact', {
      body: {
        name: 'Maria Lopez',
        email: 'maria@example.com',
        subject: 'A question',
        message: 'When are you open?',
      },
    }),
}
