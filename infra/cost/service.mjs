// The functions as they are built, behind a gateway that counts, with AWS at a recording address. It is long
// because calls, the clock and the webhook all go to the same running functions and the same count.

import { once } from 'node:events'
import { createServer } from 'node:http'
import { environmentOf, functions, source, unpack } from '../bench/kit/functions.mjs'
import { event, tick } from '../bench/kit/gateway.mjs'
import { Recorder } from '../bench/kit/recorder.mjs'
import { at, servicesOf } from '../bench/kit/services.mjs'
import { Instance } from '../bench/kit/runtime.mjs'
import { check } from '../bench/kit/start.mjs'
import { add, addRun, askForUnits, each, nothing } from './meter.mjs'
import { createTables } from './tables.mjs'

/** @typedef {import('./meter.mjs').Usage} Usage */
/** @typedef {import('../bench/kit/gateway.mjs').Parts} Parts */

/** @typedef {{ method: string, path: string, function: string }} Route */
/** @type {Route[]} */
const routes = source('routes.json')

/** @param {string} method @param {string} path */
function functionOf(method, path) {
  const fits = (/** @type {Route} */ route) =>
    new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0] ?? '')
  const found = routes.find((route) => route.method === method && fits(route))
  if (!found) throw new Error(`there is no call ${method} ${path}`)
  return found.function
}

export class Service {
  /** @type {Map<string, Instance>} */ #instances = new Map()
  /** @type {Usage} */ #now = nothing()
  /** @type {Record<string, Usage>} */ parts = {}
  /** @type {Record<string, Usage>} */ starts = {}

  /** @param {import('../bench/kit/product.mjs').Product} product @param {string} folder */
  constructor(product, folder) {
    this.product = product
    this.folder = folder
    this.services = servicesOf(product.environment)
    this.recorder = new Recorder(this.services, askForUnits)
    this.hooks = createServer((request, response) => void this.#webhook(request, response))
  }

  /** Starts every function, and counts what that takes. */
  async start() {
    const tables = await createTables(this.services.DynamoDB)
    const environment = at({ ...this.product.environment, ...tables }, await this.recorder.start())
    for (const name of functions) {
      const program = {
        command: unpack(name, this.folder),
        environment: environmentOf(name, environment),
        name,
      }
      const instance = new Instance(program)
      await instance.start()
      await instance.idle()
      this.#now.functions[name] = { calls: 0, milliseconds: Math.ceil(instance.polled - instance.started) }
      this.starts[name] = this.#taken(1)
      this.#instances.set(name, instance)
    }
    this.hooks.listen(0, '127.0.0.1')
    await once(this.hooks, 'listening')
    const { port } = /** @type {import('node:net').AddressInfo} */ (this.hooks.address())
    const webhook_url = `http://127.0.0.1:${port}/api/stripe/webhook`
    // Stripe sends what the webhook is registered for; the emulator sends everything but what it is told to drop.
    await this.turn({ webhook_url, webhook_drop: ['payment_intent.created', 'charge.succeeded'] })
  }

  async stop() {
    for (const instance of this.#instances.values()) await instance.stop()
    this.recorder.stop()
    this.hooks.closeAllConnections()
    this.hooks.close()
  }

  /** Turns test controls of the Stripe emulator. @param {Record<string, unknown>} controls */
  async turn(controls) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${this.product.stripe}/_config`, {
      method: 'POST',
      headers,
      body: JSON.stringify(controls),
    })
    if (!answer.ok) throw new Error(`the emulator refused: ${await answer.text()}`)
  }

  #logged() {
    return [...this.#instances.values()].reduce((sum, { output }) => sum + Buffer.byteLength(output), 0)
  }

  /** What was used since the last time, for one of so many. @param {number} times */
  #taken(times) {
    for (const asked of this.recorder.asked.splice(0)) add(this.#now, asked)
    const taken = each(this.#now, times)
    this.#now = nothing()
    return taken
  }

  /** @param {string} name @param {unknown} event */
  async #run(name, event) {
    const instance = this.#instances.get(name)
    if (!instance) throw new Error(`${name} does not run`)
    const { body, took } = await instance.invoke(event)
    addRun(this.#now, { name, took })
    return body
  }

  /** @param {string} method @param {string} path @param {Parts} [parts] @returns {Promise<any>} */
  async call(method, path, parts) {
    const answer = await this.#run(functionOf(method, path), event(method, path, parts))
    this.#now.requests += 1
    const bytes = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8')
    this.#now.bytesOut += bytes.length
    if (answer.statusCode >= 300)
      throw new Error(`${method} ${path} answered ${answer.statusCode}: ${answer.body}`)
    return answer.isBase64Encoded ? bytes : JSON.parse(answer.body || 'null')
  }

  /** The clock calls. @param {string} name */
  async tick(name) {
    check(name, await this.#run(name, tick()))
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async #webhook(request, response) {
    const parts = []
    for await (const part of request) parts.push(part)
    const headers = { 'stripe-signature': String(request.headers['stripe-signature']) }
    const told = this.call('POST', '/api/stripe/webhook', { body: Buffer.concat(parts).toString(), headers })
    await told.then(
      () => response.writeHead(200).end(),
      () => response.writeHead(500).end(),
    )
  }

  /**
   * Does a piece of work so many times and keeps what one of them used.
   * @param {string} name
   * @param {(turn: number) => Promise<void>} work
   */
  async part(name, work, times = 1) {
    const before = this.#logged()
    for (let turn = 0; turn < times; turn += 1) await work(turn)
    this.#now.logBytes = this.#logged() - before
    this.parts[name] = this.#taken(times)
  }
}
