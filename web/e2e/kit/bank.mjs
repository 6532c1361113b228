// What happens to money after it was paid: at the provider, who gives it back, and at the buyer's bank.
import assert from 'node:assert/strict'
import { call } from './api.mjs'
import { eventually } from './eventually.mjs'
import { product } from './journey.mjs'

/**
 * @typedef {object} Payment
 * @property {string} id
 * @property {string} receipt
 * @property {number} amount
 * @property {number} returned
 * @property {string} state
 * @property {{ id: number }[]} documents
 */

/** A call to the provider's API, as its dashboard would make. @param {string} path @param {Record<string, string>} values */
async function atProvider(path, values) {
  const headers = { authorization: 'Bearer sk_test_journeys' }
  const body = new URLSearchParams(values)
  const answer = await fetch(`${product.stripe}/v1${path}`, { method: 'POST', headers, body })
  assert(answer.ok, `${path} answered ${answer.status}`)
  return answer.json()
}

/** Gives back a payment, or a part of it. @param {string} payment @param {number} [cents] */
export const refund = (payment, cents) =>
  atProvider('/refunds', { payment_intent: payment, ...(cents !== undefined && { amount: String(cents) }) })

/** Has the buyer's bank dispute a payment. @param {string} payment @returns {Promise<string>} the dispute */
export async function dispute(payment) {
  const answer = await fetch(`${product.stripe}/_config/dispute/${payment}`, { method: 'POST' })
  assert(answer.ok, `the dispute was answered ${answer.status}`)
  const headers = { authorization: 'Bearer sk_test_journeys' }
  const listed = await fetch(`${product.stripe}/v1/disputes?payment_intent=${payment}`, { headers })
  /** @type {{ data: { id: string }[] }} */
  const { data } = await listed.json()
  assert(data[0], 'the provider has the dispute')
  return data[0].id
}

/** Has the bank decide. @param {string} id @param {'winning_evidence' | 'losing_evidence'} evidence */
export const decide = (id, evidence) =>
  atProvider(`/disputes/${id}`, { 'evidence[uncategorized_text]': evidence })

/** @param {string} token @returns {Promise<Payment[]>} */
const paymentsOf = async (token) => (await call('GET', '/api/payments', { token })).payments

/** Waits until the product has heard how the newest payment of a document stands. @param {string} token @param {number} document @param {string} state */
export const heardOf = (token, document, state) =>
  eventually(`the payment is ${state}`, async () => {
    const ofIt = (await paymentsOf(token)).filter(({ documents }) =>
      documents.some(({ id }) => id === document),
    )
    return ofIt[0]?.state === state && ofIt[0]
  })
