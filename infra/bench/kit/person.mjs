// Someone with an account and documents, made by the product's own API.

import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { will } from '../../../web/e2e/kit/answers.mjs'

/** @typedef {import('./product.mjs').Product} Product */
/** @typedef {{ token: string, document: number, webhook: { body: string, secret: string } }} Person */

/**
 * @param {Product} product
 * @param {string} method
 * @param {string} path
 * @param {{ token?: string, body?: unknown }} [parts]
 */
export async function call({ site }, method, path, { token, body } = {}) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(site + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}

/** Stripe's header: when, and who says so. @param {string} body @param {string} secret */
export function signature(body, secret) {
  const seconds = Math.floor(Date.now() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Pays as the card form does. @param {string} stripe @param {string} key @param {string} clientSecret */
export async function confirm(stripe, key, clientSecret) {
  const intent = clientSecret.split('_secret_')[0]
  const body = new URLSearchParams({ key, client_secret: clientSecret, payment_method: 'pm_card_visa' })
  const answer = await fetch(`${stripe}/v1/payment_intents/${intent}/confirm`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`the emulator answered ${answer.status}: ${await answer.text()}`)
}

/** A paid will, a half-answered one, and the webhook that told of the payment. @param {Product} product @returns {Promise<Person>} */
export async function somebody(product) {
  const form = {
    email: 'maria@example.com',
    password: 'Harbor-Light-7',
    firstName: 'Maria',
    lastName: 'Lopez',
  }
  const { token } = await call(product, 'POST', '/api/auth/register', { body: form })
  const made = []
  for (const answers of [will, { fullName: will.fullName, address: will.address }]) {
    const { id } = await call(product, 'POST', '/api/documents', { token, body: { type: 'simpleWill' } })
    await call(product, 'PATCH', `/api/documents/${id}`, { token, body: { answers } })
    made.push(id)
  }
  const [paid, document] = made
  const { publishableKey, clientSecret } = {
    ...(await call(product, 'GET', '/api/payments/settings', { token })),
    ...(await call(product, 'POST', '/api/create-payment-intent', { token, body: { documentId: paid } })),
  }
  await confirm(product.stripe, publishableKey, clientSecret)
  while ((await call(product, 'GET', `/api/documents/${paid}`, { token })).status !== 'paid') await pause(50)
  return { token, document, webhook: await webhook(product) }
}

/** @param {Product} product */
async function webhook({ stripe, secret }) {
  const { secretKey, webhookSecret } = secret('stripe')
  const headers = { authorization: `Bearer ${secretKey}` }
  const answer = await fetch(`${stripe}/v1/events?type=payment_intent.succeeded`, { headers })
  /** @type {{ data: unknown[] }} */
  const { data } = JSON.parse(await answer.text())
  const body = JSON.stringify(data[0])
  return { body, secret: webhookSecret }
}
