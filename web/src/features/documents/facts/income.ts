import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import type { IncomeDraft } from './draft-types'

/** What is paid each time, in cents, and how often. */
export type Income = { amount: number; frequency: Frequency }

export type Frequency = keyof typeof PAYMENTS_A_YEAR

/** The factors in the instructions of the court’s financial affidavit; the server computes by the same. */
const PAYMENTS_A_YEAR = {
  weekly: 52n,
  every_two_weeks: 26n,
  twice_a_month: 24n,
  monthly: 12n,
  yearly: 1n,
} as const

/** The field of a list that says how often its sum is paid. */
export const PAID = 'paid'

/** The options of a choice that asks how often a sum in a list is paid, as the content names them. */
export const PAID_OPTIONS: Record<Frequency, string> = {
  weekly: 'a week',
  every_two_weeks: 'every two weeks',
  twice_a_month: 'twice a month',
  monthly: 'a month',
  yearly: 'a year',
}

export const FREQUENCIES = Object.keys(PAYMENTS_A_YEAR) as Frequency[]

export const isFrequency = (value: string): value is Frequency => Object.hasOwn(PAYMENTS_A_YEAR, value)

/** A year’s payments in twelve parts, in whole cents; half a cent is rounded up. */
export const monthly = ({ amount, frequency }: Income): number =>
  Number((BigInt(amount) * PAYMENTS_A_YEAR[frequency] + 6n) / 12n)

/** As it was typed, and by the month where that is something else. */
export function incomeWords(income: Income): string {
  const typed = copy.facts.paid[income.frequency](dollars(income.amount))
  return income.frequency === 'monthly' ? typed : copy.facts.paidIs(typed, dollars(monthly(income)))
}

/** What stands in the boxes of an income. A sum alone is one of each month. */
export function incomeDraft(value: unknown, amountOf: (cents: number) => string): IncomeDraft {
  if (typeof value === 'number') return { amount: amountOf(value), frequency: 'monthly' }
  const { amount, frequency } = Object(value) as Partial<Income>
  return { amount: amount === undefined ? '' : amountOf(amount), frequency: frequency ?? '' }
}
