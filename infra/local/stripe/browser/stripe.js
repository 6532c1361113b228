// The part of Stripe.js that @stripe/react-stripe-js and a card checkout use.
// Card data stays in frames of the emulator's origin, as with the real one.
;(() => {
  'use strict'

  const VERSION = 'endive'
  const script = new URL(document.currentScript.src)
  // A test may serve this file under Stripe's own name: then frames and API keep Stripe's names too.
  const isStripes = script.hostname === 'js.stripe.com'
  const FRAMES = isStripes ? 'https://js.stripe.com' : script.origin
  const API = isStripes ? 'https://api.stripe.com' : script.origin

  const FRAME_TITLES = {
    card: 'Secure card payment input frame',
    payment: 'Secure payment input frame',
  }
  const FIRST_HEIGHTS = { card: 20, payment: 230 }
  const OVERLAY = {
    background: 'rgb(0 0 0 / 50%)',
    border: '0',
    height: '100%',
    inset: '0',
    margin: '0',
    maxHeight: '100%',
    maxWidth: '100%',
    padding: '0',
    pointerEvents: 'auto',
    position: 'fixed',
    width: '100%',
  }
  const NOT_MOUNTED = { type: 'validation_error', code: 'incomplete', message: 'The Element is not mounted.' }

  let counter = 0

  // ---- Talking to the API and to frames

  const flatten = (value, name) =>
    Object.entries(value).flatMap(([key, inner]) => {
      const path = name ? `${name}[${key}]` : key
      if (inner === null || inner === undefined) return []
      return typeof inner === 'object' ? flatten(inner, path) : [[path, inner]]
    })

  async function call(key, method, path, params) {
    const form = new URLSearchParams(flatten({ key, ...params }))
    const address = API + path + (method === 'GET' ? `?${form}` : '')
    try {
      const response = await fetch(address, { method, body: method === 'GET' ? undefined : form })
      return await response.json()
    } catch (error) {
      return { error: { type: 'api_connection_error', message: String(error) } }
    }
  }

  function openFrame(page, title, settings) {
    const frame = document.createElement('iframe')
    const fragment = JSON.stringify({ ...settings, origin: location.origin })
    frame.name = `__privateStripeFrame${++counter}`
    frame.title = title
    frame.src = `${FRAMES}/${page}#${encodeURIComponent(fragment)}`
    // A frame whose colour scheme differs from its document's is painted opaque white.
    frame.style.setProperty('color-scheme', 'light', 'important')
    frame.style.border = '0'
    return frame
  }

  const listenTo = (frame, hear) => {
    const listener = ({ origin, source, data }) => {
      if (source === frame.contentWindow && origin === FRAMES && data?.stripeEmulator) hear(data)
    }
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }

  /** Shows the 3-D Secure test page; true when the shopper completes it. */
  function challenge() {
    return new Promise((resolve) => {
      const dialog = document.createElement('dialog')
      const frame = openFrame('three-d-secure.html', '3D Secure 2 test page', {})
      let completed = false
      const stop = listenTo(frame, ({ value }) => {
        completed = value
        dialog.close()
      })
      dialog.addEventListener('close', () => {
        stop()
        dialog.remove()
        resolve(completed)
      })
      Object.assign(dialog.style, OVERLAY)
      Object.assign(frame.style, { width: '100%', height: '100%' })
      dialog.append(frame)
      document.body.append(dialog)
      dialog.showModal()
    })
  }

  // ---- Elements

  const CLASSES = {
    base: 'StripeElement',
    complete: 'StripeElement--complete',
    empty: 'StripeElement--empty',
    focus: 'StripeElement--focus',
    invalid: 'StripeElement--invalid',
  }

  class Element {
    #group
    #options
    #frame = null
    #stop = () => {}
    #handlers = new Map()
    #waiting = new Map()
    #ready = deferred()
    #destroyed = false

    constructor(group, type, options) {
      this.#group = group
      this.#options = { ...options }
      this._type = type
    }

    mount(target) {
      const container = typeof target === 'string' ? document.querySelector(target) : target
      if (!(container instanceof window.Element)) {
        throw new Error(
          'Invalid DOM element. Make sure to call mount() with a valid DOM element or selector.',
        )
      }
      if (this.#destroyed)
        throw new Error('This Element has already been destroyed. Please create a new one.')
      if (this.#frame?.parentElement === container) return
      this.unmount()
      this.#open(container)
    }

    unmount() {
      this.#stop()
      this.#frame?.parentElement?.classList.remove(...Object.values(this.#classes()))
      this.#frame?.remove()
      this.#frame = null
      this.#ready = deferred()
      for (const answer of this.#waiting.values()) answer({ error: NOT_MOUNTED })
      this.#waiting.clear()
    }

    destroy() {
      this.unmount()
      this.#destroyed = true
      this.#group._forget(this._type)
    }

    on(kind, handler) {
      this.#handlers.set(kind, [...this.#heard(kind), handler])
      return this
    }

    once(kind, handler) {
      const wrapper = (event) => {
        this.off(kind, wrapper)
        handler(event)
      }
      return this.on(kind, wrapper)
    }

    off(kind, handler) {
      this.#handlers.set(kind, handler ? this.#heard(kind).filter((known) => known !== handler) : [])
      return this
    }

    update(options) {
      Object.assign(this.#options, options)
      this._tell('options', { options })
    }

    focus() {
      this._tell('focus')
    }

    blur() {
      this._tell('blur')
    }

    clear() {
      this._tell('clear')
    }

    collapse() {}

    /** Sends the frame a message once it listens. */
    async _tell(kind, value, id) {
      const frame = this.#frame
      if (!frame) return
      await this.#ready.promise
      if (frame === this.#frame)
        frame.contentWindow.postMessage({ stripeEmulator: true, kind, id, value }, FRAMES)
    }

    /** Asks the frame something and waits for its answer. */
    _ask(kind, value) {
      if (!this.#frame) return Promise.resolve({ error: NOT_MOUNTED })
      return new Promise((resolve) => {
        const id = ++counter
        this.#waiting.set(id, resolve)
        this._tell(kind, value, id)
      })
    }

    #open(container) {
      const settings = {
        type: this._type,
        key: this.#group._key,
        options: plain(this.#options),
        appearance: plain(this.#group._options.appearance),
      }
      const frame = openFrame('elements.html', FRAME_TITLES[this._type], settings)
      Object.assign(frame.style, {
        display: 'block',
        width: '100%',
        height: `${FIRST_HEIGHTS[this._type]}px`,
      })
      this.#frame = frame
      this.#stop = listenTo(frame, (message) => this.#hear(message))
      container.classList.add(this.#classes().base, this.#classes().empty)
      container.append(frame)
    }

    #hear({ kind, id, value }) {
      if (kind === 'answer') this.#answered(id, value)
      else if (kind === 'height') this.#frame.style.height = `${value}px`
      else if (kind === 'enter') this.#frame.closest('form')?.requestSubmit()
      else this.#report(kind, value)
    }

    #answered(id, value) {
      this.#waiting.get(id)?.(value)
      this.#waiting.delete(id)
    }

    #report(kind, value) {
      if (kind === 'ready') this.#ready.resolve()
      if (kind === 'focus' || kind === 'blur') this.#mark('focus', kind === 'focus')
      if (kind === 'change') {
        this.#mark('empty', value.empty)
        this.#mark('complete', value.complete)
        this.#mark('invalid', Boolean(value.error))
      }
      for (const handler of this.#heard(kind)) handler({ elementType: this._type, ...value })
    }

    #mark(state, on) {
      this.#frame.parentElement?.classList.toggle(this.#classes()[state], on)
    }

    #classes() {
      return { ...CLASSES, ...this.#options.classes }
    }

    #heard(kind) {
      return this.#handlers.get(kind) ?? []
    }
  }

  function deferred() {
    let resolve
    const promise = new Promise((done) => {
      resolve = done
    })
    return { promise, resolve }
  }

  /** What can be sent to a frame: no functions, no elements of the page. */
  const plain = (value) => JSON.parse(JSON.stringify(value ?? {}))

  class Elements {
    #created = new Map()

    constructor(key, options = {}) {
      this._key = key
      this._options = { ...options }
    }

    create(type, options) {
      if (!FRAME_TITLES[type]) throw new Error(`The emulator has no Element of type ${type}.`)
      if (this.#created.has(type)) {
        throw new Error(`Can only create one Element of type ${type} through this Elements instance.`)
      }
      const element = new Element(this, type, options)
      this.#created.set(type, element)
      return element
    }

    getElement(type) {
      return this.#created.get(typeof type === 'string' ? type : type?.__elementType) ?? null
    }

    update(options) {
      Object.assign(this._options, options)
      if (!options.appearance) return
      for (const element of this.#created.values())
        element._tell('options', { appearance: plain(options.appearance) })
    }

    async submit() {
      const { error } = (await this._form()?._ask('validate')) ?? {}
      return error ? { error } : { selectedPaymentMethod: 'card' }
    }

    async fetchUpdates() {
      return {}
    }

    on() {}
    off() {}

    _form() {
      return this.getElement('payment') ?? this.getElement('card')
    }

    _forget(type) {
      this.#created.delete(type)
    }
  }

  // ---- Payments

  function intentIn(secret) {
    const id = /^(pi_\w+?)_secret_/.exec(secret ?? '')?.[1]
    if (id) return `/v1/payment_intents/${id}`
    throw new Error(
      `Invalid value for stripe.confirm intent secret: value should be a client_secret string. You specified: ${secret}`,
    )
  }

  const createMethod = (element, billingDetails) =>
    element instanceof Element
      ? element._ask('create', { billingDetails: plain(billingDetails) })
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
      return createMethod(elements?._form() ?? card, details ?? params?.billing_details)
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
      const secret = clientSecret ?? elements?._options.clientSecret
      const { payment_method_data: data, payment_method: known, ...others } = confirmParams
      const made = known
        ? { paymentMethod: { id: known } }
        : await createMethod(elements?._form(), data?.billing_details)
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
})()
