// The part of Stripe.js that @stripe/react-stripe-js and a card checkout use.
// Card data stays in frames of the emulator's origin, as with the real one.

import { call } from './api.js'
import { challenge } from './challenge.js'
import { Element } from './element.js'
import { Elements } from './elements.js'
import { plain } from './frames.js'

const VERSION = 'endive'

function intentIn(secret) {
  const id = /^(pi_\w+?)_secret_/.exec(secret ?? '')?.[1]
  if (id) return `/v1/payment_intents/${id}`
  throw new Error(
    `Invalid value for stripe.confirm intent secret: value should be a client_secret string. You specified: ${secret}`,
  )
}

const createMethod = (element, billingDetails) =>
  element instanceof Element
    ? element.ask('create', { billingDetails: plain(billingDetails) })
    : { error: { type: 'validation_error', message: 'A card Element is needed to pay.' } }

class StripeInstance {
  #key

  constructor(key) {
    this.#key = key
  }

  elements(options) {
    return new Elements(this.#key, options)
  }

  async createPaymentMethod({ elements, card, billing_details: details, params }) {
    return createMethod(elements?.form() ?? card, details ?? params?.billing_details)
  }

  async retrievePaymentIntent(secret) {
    const intent = await this.#retrieve(secret)
    return intent.error ? { error: intent.error } : { paymentIntent: intent }
  }

  async handleNextAction({ clientSecret }) {
    return this.#finish(await this.#retrieve(clientSecret), clientSecret)
  }

  async handleCardAction(clientSecret) {
    return this.handleNextAction({ clientSecret })
  }

  async confirmCardPayment(secret, { payment_method: method, receipt_email, shipping } = {}) {
    if (!method) return this.#resume(secret)
    if (typeof method === 'string')
      return this.#confirm(secret, { payment_method: method, receipt_email, shipping })
    const { error, paymentMethod } = await createMethod(method.card, method.billing_details)
    return error
      ? { error }
      : this.#confirm(secret, { payment_method: paymentMethod.id, receipt_email, shipping })
  }

  async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
    const secret = clientSecret ?? elements?.options.clientSecret
    const { payment_method_data: data, payment_method: known, ...others } = confirmParams
    const made = known
      ? { paymentMethod: { id: known } }
      : await createMethod(elements?.form(), data?.billing_details)
    if (made.error) return { error: made.error }
    const result = await this.#confirm(secret, { ...others, payment_method: made.paymentMethod.id })
    if (result.error || redirect === 'if_required') return result
    return leaveFor(confirmParams.return_url, secret, result.paymentIntent)
  }

  async createToken() {
    return { error: { type: 'invalid_request_error', message: 'createToken is not emulated.' } }
  }

  registerAppInfo() {}
  _registerWrapper() {}

  #retrieve(secret) {
    return call(this.#key, 'GET', intentIn(secret), { client_secret: secret })
  }

  async #resume(secret) {
    const intent = await this.#retrieve(secret)
    return intent.status === 'requires_action' ? this.#finish(intent, secret) : this.#confirm(secret, {})
  }

  async #confirm(secret, params) {
    const body = { ...params, client_secret: secret, use_stripe_sdk: true }
    return this.#finish(await call(this.#key, 'POST', `${intentIn(secret)}/confirm`, body), secret)
  }

  async #finish(answer, secret) {
    let intent = answer
    if (intent.status === 'requires_action') {
      const body = { client_secret: secret, success: await challenge() }
      intent = await call(this.#key, 'POST', `${intentIn(secret)}/_authenticate`, body)
    }
    if (intent.error) return { error: intent.error }
    if (!intent.last_payment_error) return { paymentIntent: intent }
    return { error: { ...intent.last_payment_error, payment_intent: intent } }
  }
}

function leaveFor(address, secret, intent) {
  const url = new URL(address)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', secret)
  url.searchParams.set('redirect_status', 'succeeded')
  location.assign(url)
  return new Promise(() => {})
}

function Stripe(key) {
  if (typeof key !== 'string' || !key.startsWith('pk_')) {
    throw new Error('Please call Stripe() with your publishable key.')
  }
  if (key.includes('_live_')) throw new Error('The emulator refuses live keys.')
  return new StripeInstance(key)
}

Stripe.version = VERSION
window.Stripe = Stripe
