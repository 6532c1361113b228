// Every five minutes: asks the provider and the lists what is left undone. Here that is nothing; doing it is left out.

import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { json } from 'node:stream/consumers'
import { BatchGetItemCommand } from '@aws-sdk/client-dynamodb'
import { secrets } from './secrets.mjs'
import { LEDGER_TABLE, MAIN_TABLE, dynamo, keys, put, row, rows, seconds, text } from './store.mjs'

const FRESH = 2 * 60
const OVERLAP = 60 * 60
const MEMORY = 30 * 24 * 60 * 60

const KINDS = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]

async function goneThrough() {
  const found = await row(LEDGER_TABLE, 'RECONCILE', 'EVENTS')
  return found ? Math.floor(Date.parse(found.until.S) / 1000) : seconds() - MEMORY
}

/** By Node's own client, which the SDK has loaded anyway: `fetch` would load another one, and take longer to start. */
async function page(address, headers) {
  const { get } = address.protocol === 'https:' ? https : http
  const [answer] = await once(get(address, { headers }), 'response')
  if (answer.statusCode !== 200) throw new Error(`Stripe answered ${answer.statusCode}`)
  return json(answer)
}

/** What the provider says has happened. One page is all that there is here. */
async function events(since) {
  const { STRIPE_API = 'https://api.stripe.com' } = process.env
  const asked = new URLSearchParams({ 'created[gte]': since - OVERLAP, limit: 100 })
  KINDS.forEach((kind, at) => asked.append(`types[${at}]`, kind))
  const headers = { authorization: `Bearer ${secrets.STRIPE_SECRET.secretKey}` }
  return (await page(new URL(`/v1/events?${asked}`, STRIPE_API), headers)).data
}

/** How many of them no webhook has brought. */
async function unknown(ids) {
  if (ids.length === 0) return 0
  const Keys = ids.map((id) => keys(`EVENT#${id}`, 'EVENT'))
  const RequestItems = { [LEDGER_TABLE]: { Keys, ConsistentRead: true, ProjectionExpression: 'pk' } }
  const { Responses } = await dynamo.send(new BatchGetItemCommand({ RequestItems }))
  return ids.length - Responses[LEDGER_TABLE].length
}

async function hear(start) {
  const heard = await events(await goneThrough())
  const old = heard.filter(({ created }) => created <= start - FRESH).map(({ id }) => id)
  const left = await unknown(old)
  const at = (moment) => text(new Date(moment * 1000).toISOString())
  const times = { until: at(start - FRESH), ran_at: at(seconds()) }
  await put(LEDGER_TABLE, { ...keys('RECONCILE', 'EVENTS'), ...times })
  return left
}

export async function handler() {
  const parked = await rows(LEDGER_TABLE, 'PARKED')
  // Asked twice, as by ours: once for how far events were gone through, once for whether a round begins.
  await goneThrough()
  const left = await hear(seconds())
  const lists = [await rows(LEDGER_TABLE, 'ASIDE'), await rows(LEDGER_TABLE, 'WAITING')]
  const prints = await rows(MAIN_TABLE, 'PRINTS')
  const undone = [...lists, prints].reduce((sum, list) => sum + list.length, left)
  return { done: { parked: parked.length, failed: undone } }
}
