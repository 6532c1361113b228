import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readableWords } from './private-words.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const target = resolve(root, process.env.CARGO_TARGET_DIR ?? 'target')
const program =
  process.env.COQUINA_LOCAL ?? join(target, 'debug', `local${process.platform === 'win32' ? '.exe' : ''}`)
const pages = resolve(process.env.COQUINA_WEB ?? join(root, 'web/dist'))
const START_MS = 30_000

/** From below those that the system lends: while a product starts again, nobody else is given its ports. */
async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const server = createServer()
    const isFree = once(server.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    )
    if (!(await isFree)) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

/** The whole product, running for one test file on ports and in a folder of its own. */
export class Product {
  site = ''
  stripe = ''
  data = ''
  /** Where a call from outside the browser reaches the site, when that is not the site's own address. */
  door = ''
  /** What the browser has to be told to reach it. @type {string[]} */
  flags = []
  /** Set before the start by journeys that sign in there. @type {import('./identity.mjs').IdentityProvider | undefined} */
  identity
  /** Set before the start by journeys that need the product to be set otherwise. @type {Record<string, string>} */
  settings = {}
  /**
   * Set before the start by journeys in which a language model answers.
   * @type {{ settings: Record<string, string>, start(): Promise<void>, stop(): Promise<void> } | undefined}
   */
  model
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process

  async start() {
    for (const needed of [program, pages]) {
      if (!existsSync(needed))
        throw new Error(`${needed} is not there. Run "cargo dev" once, which builds it.`)
    }
    this.data ||= await mkdtemp(join(tmpdir(), 'coquina-e2e-'))
    this.site ||= `http://localhost:${await freePort()}`
    this.stripe ||= `http://localhost:${await freePort()}`
    if (this.identity && !this.identity.address) await this.identity.start(this.site)
    if (this.model && !this.model.settings.COQUINA_MODEL_URL) await this.model.start()
    const child = spawn(program, { env: this.#environment(), stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = child
    await this.#readGreeting(child)
    return this
  }

  /** The ports stay, start after start: a browser keeps what it stores for one origin, port included. */
  #environment() {
    return {
      ...process.env,
      COQUINA_PORT: new URL(this.site).port,
      COQUINA_STRIPE_PORT: new URL(this.stripe).port,
      COQUINA_DATA: this.data,
      COQUINA_WEB: pages,
      ...this.settings,
      ...this.identity?.settings,
      ...this.model?.settings,
    }
  }

  /** @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} child */
  async #readGreeting(child) {
    const timer = setTimeout(() => child.kill('SIGKILL'), START_MS)
    for await (const line of createInterface(child.stdout)) {
      this.site = /^\s*Open\s+(http:\S+)/.exec(line)?.[1] ?? this.site
      this.stripe = /^\s*Stripe\s+(http:\S+)/.exec(line)?.[1] ?? this.stripe
      if (line.startsWith('Press Ctrl+C')) break
    }
    clearTimeout(timer)
    if (child.exitCode !== null || child.killed) throw new Error(`${program} did not start.`)
  }

  /** As when the power goes: nothing is tidied up. */
  async kill() {
    const child = this.#process
    this.#process = undefined
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Whatever a journey was about, nothing private may be readable afterwards in what the product has kept. */
  async remove() {
    await this.kill()
    await this.identity?.stop()
    await this.model?.stop()
    if (!this.data) return
    const words = await readableWords(this.data)
    await rm(this.data, { recursive: true, force: true })
    if (words.length > 0)
      throw new Error(`Readable in the log, the tables or the bucket: ${words.join(', ')}`)
  }

  /** For a test process that ends before its time. */
  abandon() {
    this.#process?.kill('SIGKILL')
  }

  /** What the product has logged, line by line. */
  async log() {
    const text = await readFile(join(this.data, 'coquina.log'), 'utf8')
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }
}
