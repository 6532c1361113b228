// A page of the payment ledger: an order with what has happened to its money.

import { LEDGER_TABLE, rows } from './store.mjs'

export async function folio(payment) {
  const found = await rows(LEDGER_TABLE, `PAYMENT#${payment}`)
  const order = found.find(({ sk }) => sk.S === 'ORDER')
  if (!order) return undefined
  return {
    payment,
    owner: order.owner.S,
    lines: JSON.parse(order.lines.S),
    goods: items(JSON.parse(order.goods.S)),
    entries: found.filter(({ entry }) => entry).map(({ entry }) => JSON.parse(entry.S)),
  }
}

/** An order is for one document that is there, or for several that are made when it is paid. */
const items = (goods) => goods.new ?? [goods.document]

export const paid = ({ entries }) => entries.find(({ kind }) => kind === 'paid')
