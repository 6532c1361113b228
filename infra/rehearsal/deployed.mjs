// The deployed product, as the journeys' kit knows it: in place of the one on this machine that they start elsewhere.
import { CloudWatchLogsClient, FilterLogEventsCommand } from '@aws-sdk/client-cloudwatch-logs'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { readableWords } from '../../web/e2e/kit/private-words.mjs'
import { root } from './places.mjs'

/**
 * @typedef {object} Facts
 * @property {string} site the distribution's address
 * @property {string} door the same, for programs
 * @property {string} stripe
 * @property {string} cloud where the services of AWS are
 * @property {string} api id of the API
 */

/** @type {Facts} */
export const facts = JSON.parse(process.env.COQUINA_DEPLOYED ?? '{}')

/** The browser knows the distribution by its name, trusts it for once, and reaches nothing else. */
function flags() {
  const rules = `MAP ${new URL(facts.site).host} ${new URL(facts.cloud).host}, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`
  return [`--host-resolver-rules=${rules}`, '--ignore-certificate-errors']
}

/** @param {string} id of a function @returns {Promise<string[]>} */
async function linesOf(id) {
  const client = new CloudWatchLogsClient({})
  const { events = [] } = await client.send(
    new FilterLogEventsCommand({ logGroupName: `/coquina/prod/${id}` }),
  )
  return events.map(({ message = '' }) => message.trim()).filter((line) => line.startsWith('{'))
}

export class Product {
  site = facts.site
  stripe = facts.stripe
  door = facts.door
  flags = flags()
  data = ''

  async start() {
    this.data = await mkdtemp(join(tmpdir(), 'coquina-stage-'))
    return this
  }

  /** Whatever a journey was about, nothing private may be readable in what the functions have logged. */
  async remove() {
    const lines = await Promise.all(readdirSync(join(root, 'functions')).map(linesOf))
    await writeFile(join(this.data, 'coquina.log'), lines.flat().join('\n'))
    const words = await readableWords(this.data)
    await rm(this.data, { recursive: true, force: true })
    if (words.length > 0) throw new Error(`Readable in the logs: ${words.join(', ')}`)
  }

  /** Who started it stops it. */
  abandon() {}

  /** What is known of a payment is logged by the function that Stripe calls. */
  async log() {
    return (await linesOf('stripe-webhook')).map((line) => JSON.parse(line))
  }
}
