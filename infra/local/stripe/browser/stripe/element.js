// One Element: a frame in the application's page that is spoken with by messages.

import { listenTo, next, openFrame, plain, tell } from './frames.js'

const FRAME_TITLES = {
  card: 'Secure card payment input frame',
  payment: 'Secure payment input frame',
}
const FIRST_HEIGHTS = { card: 20, payment: 230 }
const NOT_MOUNTED = { type: 'validation_error', code: 'incomplete', message: 'The Element is not mounted.' }
const CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
}

/** True for the types there are. */
export const isType = (type) => Object.hasOwn(FRAME_TITLES, type)

export class Element {
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
    this.type = type
  }

  mount(target) {
    const container = typeof target === 'string' ? document.querySelector(target) : target
    if (!(container instanceof window.Element)) {
      throw new Error('Invalid DOM element. Make sure to call mount() with a valid DOM element or selector.')
    }
    if (this.#destroyed) throw new Error('This Element has already been destroyed. Please create a new one.')
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
    this.#group.forget(this.type)
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
    this.tell('options', { options })
  }

  focus() {
    this.tell('focus')
  }

  blur() {
    this.tell('blur')
  }

  clear() {
    this.tell('clear')
  }

  collapse() {}

  /** Sends the frame a message once it listens. */
  async tell(kind, value, id) {
    const frame = this.#frame
    if (!frame) return
    await this.#ready.promise
    if (frame === this.#frame) tell(frame, { kind, id, value })
  }

  /** Asks the frame something and waits for its answer. */
  ask(kind, value) {
    if (!this.#frame) return Promise.resolve({ error: NOT_MOUNTED })
    return new Promise((resolve) => {
      const id = next()
      this.#waiting.set(id, resolve)
      this.tell(kind, value, id)
    })
  }

  #open(container) {
    const settings = {
      type: this.type,
      key: this.#group.key,
      options: plain(this.#options),
      appearance: plain(this.#group.options.appearance),
    }
    const frame = openFrame('elements.html', FRAME_TITLES[this.type], settings)
    Object.assign(frame.style, {
      display: 'block',
      width: '100%',
      height: `${FIRST_HEIGHTS[this.type]}px`,
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
    for (const handler of this.#heard(kind)) handler({ elementType: this.type, ...value })
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
