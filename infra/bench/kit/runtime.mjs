// AWS Lambda's Runtime API as a function sees it: it asks for the next event, and says what came of it.
// It is long because the process and the server that it talks to are one thing with one state.

import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** @typedef {import('./functions.mjs').Environment} Environment */
/** @typedef {{ command: string, args?: string[], environment: Environment, name: string, memory?: number }} Program */
/** @typedef {{ event: unknown, resolve: (answer: any) => void, reject: (error: Error) => void, at: number }} Call */

/** @param {import('node:http').IncomingMessage} request */
async function text(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

/** One running function. It is one at a time, as on AWS: an instance has one event in hand. */
export class Instance {
  /** @type {Call[]} */ #waiting = []
  /** @type {Map<string, Call>} */ #running = new Map()
  /** @type {import('node:http').ServerResponse[]} */ #polls = []
  /** @type {(() => void)[]} */ #ready = []
  /** @type {import('node:child_process').ChildProcess | undefined} */ #child
  #said = ''
  /** Milliseconds, by the clock that never goes back. */
  started = 0
  /** When it first asked for an event. */
  polled = 0

  /** @param {Program} program */
  constructor(program) {
    this.program = program
    this.server = createServer((request, response) => void this.#serve(request, response))
  }

  /** Starts the process; the clock starts with it. */
  async start() {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    const { port } = /** @type {import('node:net').AddressInfo} */ (this.server.address())
    const { command, args = [], name, memory = 512 } = this.program
    const env = {
      PATH: process.env.PATH,
      LANG: 'en_US.UTF-8',
      TZ: ':UTC',
      AWS_REGION: 'us-east-1',
      AWS_DEFAULT_REGION: 'us-east-1',
      ...this.program.environment,
      AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${port}`,
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memory),
      AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
      AWS_LAMBDA_LOG_STREAM_NAME: 'bench',
      AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    }
    this.started = performance.now()
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (this.#said += bytes))
    child.on('exit', (code, signal) => this.#fail(`${name} ended with ${code ?? signal}`))
    child.on('error', (error) => this.#fail(`${name} does not start: ${error.message}`))
  }

  /** @param {string} what */
  #fail(what) {
    const error = new Error(`${what}\n${this.#said.slice(-2000)}`)
    for (const call of [...this.#waiting.splice(0), ...this.#running.values()]) call.reject(error)
    this.#running.clear()
  }

  /** What it wrote. */
  get output() {
    return this.#said
  }

  /** Until it asks for its first event. @returns {Promise<void>} */
  idle() {
    return this.polled ? Promise.resolve() : new Promise((resolve) => this.#ready.push(resolve))
  }

  /** Has it work on one event. @param {unknown} event @returns {Promise<{ body: any, took: number, at: number }>} */
  invoke(event) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ event, resolve, reject, at: 0 })
      this.#hand()
    })
  }

  #hand() {
    while (this.#polls.length > 0 && this.#waiting.length > 0) {
      const [poll, call] = [this.#polls.shift(), this.#waiting.shift()]
      if (!poll || !call) return
      const id = randomUUID()
      this.#running.set(id, call)
      call.at = performance.now()
      poll.writeHead(200, {
        'content-type': 'application/json',
        'lambda-runtime-aws-request-id': id,
        'lambda-runtime-deadline-ms': String(Date.now() + 28_000),
        'lambda-runtime-invoked-function-arn': `arn:aws:lambda:us-east-1:000000000000:function:${this.program.name}`,
        'lambda-runtime-trace-id':
          'Root=1-5bef4de7-ad49b0e87f6ef6c87fc2e700;Parent=9a9197af755a6419;Sampled=0',
      })
      poll.end(JSON.stringify(call.event))
    }
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async #serve(request, response) {
    const path = (request.url ?? '').replace('/2018-06-01/runtime/', '')
    if (path === 'invocation/next') {
      this.polled ||= performance.now()
      for (const ready of this.#ready.splice(0)) ready()
      this.#polls.push(response)
      return this.#hand()
    }
    const body = await text(request)
    const done = performance.now()
    response.writeHead(202, { 'content-type': 'application/json' }).end('{"status":"OK"}')
    const [, id, kind] = /^invocation\/([^/]+)\/(response|error)$/.exec(path) ?? []
    const call = id === undefined ? undefined : this.#running.get(id)
    if (!call || id === undefined) return this.#fail(`${this.program.name} said ${path}: ${body}`)
    this.#running.delete(id)
    if (kind === 'error') return call.reject(new Error(`${this.program.name} failed: ${body}`))
    call.resolve({ body: JSON.parse(body || 'null'), took: done - call.at, at: done })
  }

  get pid() {
    return this.#child?.pid ?? 0
  }

  /** The most memory it has had, in bytes. */
  memory() {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8')
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024
  }

  async stop() {
    const child = this.#child
    if (child && child.exitCode === null && child.signalCode === null) {
      child.removeAllListeners('exit')
      child.kill('SIGKILL')
      await once(child, 'close')
    }
    this.server.closeAllConnections()
    this.server.close()
  }
}
