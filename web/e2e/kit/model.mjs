import { once } from 'node:events'
import { createServer } from 'node:http'
import { LLMock } from '@copilotkit/aimock'

/** What the product is told about a model on this machine. @param {string} address @param {string} name */
const settingsFor = (address, name) => ({
  COQUINA_MODEL_URL: `${address}/v1`,
  COQUINA_MODEL_KEY: 'test',
  COQUINA_MODEL_NAME: name,
})

/**
 * What a model does with a question: it has the whole connection, as someone who has taken it over would.
 * @typedef {(response: import('node:http').ServerResponse) => void} Attack
 */

/** A model that obeys someone else. Each question gets the next attack. */
export class HostileModel {
  /** @type {Record<string, string>} */
  settings = {}
  /** What the product has sent, as it came. @type {string[]} */
  heard = []
  /** @type {Attack[]} */
  attacks = []
  #server = createServer((request, response) => void this.#answer(request, response))

  async start() {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    this.settings = settingsFor(`http://127.0.0.1:${port}`, 'hostile')
  }

  async stop() {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async #answer(request, response) {
    let said = ''
    for await (const part of request) said += part
    this.heard.push(said)
    const attack = this.attacks.shift()
    if (attack) attack(response)
    else response.writeHead(500).end()
  }
}

/** A reply that keeps to the protocol, whatever it says. @param {unknown} content @param {object} [message] @returns {Attack} */
export const saying =
  (content, message = {}) =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        choices: [
          {
            index: 0,
            finish_reason: 'stop',
            message: { role: 'assistant', content: text(content), ...message },
          },
        ],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    )

const text = (/** @type {unknown} */ content) =>
  typeof content === 'string' ? content : JSON.stringify(content)

/** Output that never ends: it stops when the product hangs up. @type {Attack} */
export const endless = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"choices":[{"message":{"content":"')
  const more = () => {
    while (!response.destroyed && response.write('a'.repeat(64 * 1024)));
  }
  response.on('drain', more)
  more()
}

/** @param {string} address @returns {Attack} */
export const leadingTo = (address) => (response) => response.writeHead(307, { location: address }).end()

/** A server of the protocol that others have written, with the answers that a test gives it. */
export class OpenModel {
  /** @type {Record<string, string>} */
  settings = {}
  server = new LLMock({ host: '127.0.0.1', port: 0, strict: true })
  #name

  /** @param {string} name */
  constructor(name) {
    this.#name = name
  }

  async start() {
    this.settings = settingsFor(await this.server.start(), this.#name)
  }

  stop() {
    return this.server.stop()
  }
}
