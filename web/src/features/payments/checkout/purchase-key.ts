import { parseJson } from '@/lib/json'
import { randomKey } from '@/lib/random-key'
import { read, remove, session, write } from '@/lib/storage'

/** The key under which the server knows a purchase again, and the payment it was answered with. */
type Kept = { key: string; payment?: string }

/** A purchase of a person, so that no one meets that of someone who used the same tab before. */
type PurchaseName = { buyer: string; purchase: string }

const place = ({ buyer, purchase }: PurchaseName): string => `purchase:${buyer}:${purchase}`

/** The same until the purchase is done, reload or not: so it is never paid twice. */
export function purchaseKey(name: PurchaseName): string {
  const kept = recall(name)
  if (kept) return kept.key
  const key = randomKey()
  keep(name, { key })
  return key
}

export const keepPayment = (name: PurchaseName, payment: string): void =>
  keep(name, { key: purchaseKey(name), payment })

export const keptPayment = (name: PurchaseName): string | undefined => recall(name)?.payment

/** The next purchase of the same kind is another one. */
export const endPurchase = (name: PurchaseName): void => remove(session, place(name))

const keep = (name: PurchaseName, kept: Kept): void => write(session, place(name), JSON.stringify(kept))

function recall(name: PurchaseName): Kept | undefined {
  const { key, payment } = Object(parseJson(read(session, place(name)))) as Partial<
    Record<keyof Kept, unknown>
  >
  if (typeof key !== 'string') return undefined
  return typeof payment === 'string' ? { key, payment } : { key }
}
