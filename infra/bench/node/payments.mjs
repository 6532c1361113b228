// GET /api/payments. Disputes, and money that waits for a person, are left out.

import { createHash } from 'node:crypto'
import { signedIn } from './caller.mjs'
import { folio, paid } from './ledger.mjs'
import { LEDGER_TABLE, rows } from './store.mjs'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function receipt(payment) {
  const digest = createHash('sha256').update(payment).digest().subarray(0, 8)
  const letters = [...digest].map((byte) => LETTERS[byte & 31]).join('')
  return `C-${letters.slice(0, 4)}-${letters.slice(4)}`
}

function returned({ entries }) {
  const of = (wanted) => entries.filter(({ kind }) => kind === wanted).map(({ amount }) => amount)
  const sum = (kind) => of(kind).reduce((all, amount) => all + amount, 0)
  return sum('refunded') - sum('refund_failed')
}

function state(amount, back) {
  if (back === 0) return 'paid'
  return back < amount ? 'partly_returned' : 'returned'
}

function view(page) {
  const { amount, at } = paid(page)
  const { payment, lines, goods } = page
  const back = returned(page)
  return {
    id: payment,
    receipt: receipt(payment),
    paidAt: at,
    amount,
    returned: back,
    lines,
    documents: goods.map(({ id, kind }) => ({ id, type: kind })),
    state: state(amount, back),
    attorneyReview: goods.some(({ attorney_review }) => attorney_review),
  }
}

export const handler = signedIn(async (user) => {
  const bought = await rows(LEDGER_TABLE, `BUYER#${user}`)
  const pages = await Promise.all(bought.reverse().map(({ payment }) => folio(payment.S)))
  const payments = pages.filter(paid).map(view)
  return { total: payments.reduce((sum, { amount, returned }) => sum + amount - returned, 0), payments }
})
