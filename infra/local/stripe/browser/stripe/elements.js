// A group of Elements that pay together.

import { Element, isType } from './element.js'
import { plain } from './frames.js'

export class Elements {
  #created = new Map()

  constructor(key, options = {}) {
    this.key = key
    this.options = { ...options }
  }

  create(type, options) {
    if (!isType(type)) throw new Error(`The emulator has no Element of type ${type}.`)
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
    Object.assign(this.options, options)
    if (!options.appearance) return
    for (const element of this.#created.values())
      element.tell('options', { appearance: plain(options.appearance) })
  }

  async submit() {
    const { error } = (await this.form()?.ask('validate')) ?? {}
    return error ? { error } : { selectedPaymentMethod: 'card' }
  }

  async fetchUpdates() {
    return {}
  }

  on() {}
  off() {}

  form() {
    return this.getElement('payment') ?? this.getElement('card')
  }

  forget(type) {
    this.#created.delete(type)
  }
}
