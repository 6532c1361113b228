// POST /api/stripe/webhook, for a payment that has been settled before. Settling is left out, and refunds and disputes.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { answer } from './answer.mjs'
import { folio, paid } from './ledger.mjs'
import { behindCdn } from './origin.mjs'
import { document, profile } from './people.mjs'
import { secrets } from './secrets.mjs'
import { LEDGER_TABLE, keys, put, seconds, text, wasMade } from './store.mjs'

const TOLERANCE = 300

function isSigned(body, header) {
  const fields = header.split(',').map((pair) => pair.split('='))
  const time = fields.find(([name]) => name === 't')?.[1]
  const wanted = createHmac('sha256', secrets.STRIPE_SECRET.webhookSecret).update(`${time}.${body}`).digest()
  const isIt = (digest) => digest.length === wanted.length && timingSafeEqual(digest, wanted)
  const signed = fields.some(([name, value]) => name === 'v1' && isIt(Buffer.from(value, 'hex')))
  return signed && Math.abs(seconds() - Number(time)) <= TOLERANCE
}

/** What settling goes by is read and opened, as ours does before it sees that there is nothing to settle. */
async function settle(payment) {
  const page = await folio(payment)
  await profile(page.owner)
  for (const { id } of page.goods) await document(page.owner, id)
  if (!paid(page)) throw new Error('settling is left out')
}

function note(event) {
  const item = { ...keys(`EVENT#${event}`, 'EVENT'), noted_at: text(new Date().toISOString()) }
  return wasMade(put(LEDGER_TABLE, item, { ConditionExpression: 'attribute_not_exists(pk)' }))
}

export const handler = behindCdn(async ({ body, headers }) => {
  if (!isSigned(body, headers['stripe-signature'])) return answer({ message: 'not signed' }, 400)
  const { id, data } = JSON.parse(body)
  await settle(data.object.id)
  await note(id)
  return { statusCode: 200 }
})
