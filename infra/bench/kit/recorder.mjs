// One address for all AWS services, as AWS_ENDPOINT_URL names it. It passes everything on and writes down what was asked.
// What belongs to none of the product's services (STS, the metadata service) is written down and refused.

import { once } from 'node:events'
import { createServer, request as send } from 'node:http'

/** @typedef {{ service: string, operation: string, at: number, sent: number, received: number, request: Buffer, response: Buffer, status: number }} Asked */
/** @typedef {import('./services.mjs').Services} Services */
/** @typedef {(service: string, operation: string, body: Buffer) => Buffer} Change */

const prefixes = { DynamoDB_20120810: 'DynamoDB', TrentService: 'KMS', secretsmanager: 'Secrets Manager' }

/** @param {import('node:http').IncomingMessage} request @param {Buffer} body @returns {[string, string]} */
function named(request, body) {
  const { method = '', url = '', headers } = request
  const [prefix, operation] = String(headers['x-amz-target'] ?? '').split('.')
  const service = prefixes[/** @type {keyof typeof prefixes} */ (prefix)]
  if (service) return [service, operation ?? '']
  if (url.startsWith('/v2/email/')) return ['SES', 'SendEmail']
  if (url.startsWith('/latest/')) return ['metadata', url]
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return ['STS', new URLSearchParams(body.toString()).get('Action') ?? '']
  if (/[?&]versions\b/.test(url)) return ['S3', 'ListObjectVersions']
  const object = url.split('?')[0]?.split('/').filter(Boolean).length !== 1
  const verb = { GET: 'Get', PUT: 'Put', DELETE: 'Delete', HEAD: 'Head' }[method] ?? method
  return ['S3', `${verb}${object ? 'Object' : 'Bucket'}`]
}

/** @param {import('node:stream').Readable} stream */
async function bytes(stream) {
  const parts = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** The headers pass as they came: S3 checks a signature that covers the host's name. */
export class Recorder {
  /** @type {Asked[]} */ asked = []

  /** @param {Services} services @param {Change} [change] */
  constructor(services, change = (_service, _operation, body) => body) {
    this.services = services
    this.change = change
    this.server = createServer((request, response) => {
      this.#pass(request, response).catch((error) => response.writeHead(502).end(String(error)))
    })
  }

  async start() {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    const { port } = /** @type {import('node:net').AddressInfo} */ (this.server.address())
    return `http://127.0.0.1:${port}`
  }

  stop() {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async #pass(request, response) {
    const at = performance.now()
    const asked = await bytes(request)
    const [service, operation] = named(request, asked)
    const entry = {
      service,
      operation,
      at,
      sent: asked.length,
      received: 0,
      request: asked,
      response: asked,
      status: 404,
    }
    this.asked.push(entry)
    const to = this.services[/** @type {keyof Services} */ (service)]
    if (!to) return void response.writeHead(404).end()
    const body = this.change(service, operation, asked)
    const headers = { ...request.headers, 'content-length': String(body.length) }
    const { hostname, port } = new URL(to)
    const onward = send({ hostname, port, method: request.method, path: request.url, headers })
    onward.end(body)
    const [answer] = /** @type {[import('node:http').IncomingMessage]} */ (await once(onward, 'response'))
    entry.response = await bytes(answer)
    entry.received = entry.response.length
    entry.status = answer.statusCode ?? 0
    const told = { ...answer.headers, 'content-length': String(entry.received) }
    delete told['transfer-encoding']
    response.writeHead(entry.status, told).end(entry.response)
  }
}
