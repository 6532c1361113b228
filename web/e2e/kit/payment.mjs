import { call } from './api.mjs'
import { documentOf } from './documents.mjs'
import { eventually } from './eventually.mjs'
import { product } from './journey.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** Stripe's test cards. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksTheHolder: '4000 0025 0000 3155',
}

/** Fills in the card form, which is in a frame of Stripe's, and pays. @param {Page} page @param {string} number */
export async function pay(page, number) {
  const form = page.frameLocator('iframe[title="Secure payment input frame"]')
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiration date').fill('12 / 40')
  await form.getByLabel('Security code').fill('123')
  const button = page.getByRole('button', { name: 'Complete Purchase' })
  // A press while the page still scrolls to the button would land in the provider's frame, where it stood before.
  await button.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await button.click()
}

/** The bank's question to the holder of a card. @param {Page} page @param {'Complete' | 'Fail'} choice */
export async function answerTheBank(page, choice) {
  const frame = page.frameLocator('iframe[title="3D Secure 2 test page"]')
  await frame.getByRole('button', { name: choice }).click()
}

/** A refused charge is answered with 402. @type {import('./faults.mjs').Expected} */
export const refusedCharge = (_method, path, status) =>
  status === 402 && /^\/v1\/payment_intents\/\w+\/\w+$/.test(path)

/** Turns test controls of the Stripe emulator. @param {Record<string, unknown>} controls */
export async function turn(controls) {
  const body = JSON.stringify(controls)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${product.stripe}/_config`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The emulator refused ${body}: ${await answer.text()}`)
}

/** What was really charged, as the provider has it, of one amount in cents. @param {number} cents */
export async function charges(cents) {
  const headers = { authorization: 'Bearer sk_test_journeys' }
  const answer = await fetch(`${product.stripe}/v1/charges?limit=100`, { headers })
  /** @type {{ data: { amount: number, paid: boolean }[] }} */
  const { data } = await answer.json()
  return data.filter(({ amount, paid }) => paid && amount === cents)
}

/** Waits until the product has taken Stripe's word that a payment succeeded. */
export const successDelivered = () =>
  eventually('payment_intent.succeeded is delivered', async () => {
    /** @type {{ type: string, status: number }[]} */
    const tries = await (await fetch(`${product.stripe}/_config/deliveries`)).json()
    return tries.some(({ type, status }) => type === 'payment_intent.succeeded' && status === 200)
  })

/** So the page cannot ask about the payment before Stripe has brought its news: who made it paid is then known. @param {Page} page */
export async function holdDocumentsUntilDelivered(page) {
  await page.route(/\/api\/documents(\/|$)/, async (route) => {
    await successDelivered()
    await route.continue()
  })
}

/** The call that made a document paid: the webhook's carries an event's id, a returning buyer's does not. */
export async function settlements() {
  const lines = await product.log()
  return lines.map(({ fields }) => fields).filter(({ message }) => message === 'payment settled')
}

/** Pays behind the page's back, as the card form would. @param {string} token @param {number} documentId */
export async function paidFor(token, documentId) {
  const { publishableKey } = await call('GET', '/api/payments/settings', { token })
  const { clientSecret } = await call('POST', '/api/create-payment-intent', { token, body: { documentId } })
  const [intent] = clientSecret.split('_secret_')
  const body = new URLSearchParams({
    key: publishableKey,
    client_secret: clientSecret,
    payment_method: 'pm_card_visa',
  })
  await fetch(`${product.stripe}/v1/payment_intents/${intent}/confirm`, { method: 'POST', body })
  await eventually(
    'the document is paid',
    async () => (await documentOf(token, documentId)).status === 'paid',
  )
}
