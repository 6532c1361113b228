import type { Fact } from '@/api/types'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import type { RecordDraft } from './draft-types'
import { FREQUENCIES, monthly, PAID, PAID_OPTIONS } from './income'
import { readFact } from './value'

type Entry = Record<string, unknown>

/** The sum of things that have one sum each, as far as it can be read: by the month where each says how often it is paid. */
export function totalOf(fact: Fact, records: RecordDraft[]): string | undefined {
  const [amount, other] = (fact.field ?? []).filter(({ type }) => type === 'amount')
  if (fact.type !== 'items' || !amount || other) return undefined
  const { value } = readFact(fact, records)
  const arePaid = (fact.field ?? []).some(({ id }) => id === PAID)
  // Of one alone, the sum of a month may still be another.
  if (records.length < 2 && !arePaid) return undefined
  const sumOf = arePaid ? paidMonthly : (entry: Entry) => entry[amount.id]
  const sums = ((value ?? []) as Entry[]).map(sumOf).filter((sum) => typeof sum === 'number')
  if (sums.length === 0) return undefined
  const total = dollars(sums.reduce((one, next) => one + next, 0))
  return arePaid ? copy.facts.totalMonthly(total) : copy.facts.total(total)
}

function paidMonthly({ amount, paid }: Entry): number | undefined {
  const frequency = FREQUENCIES.find((each) => PAID_OPTIONS[each] === paid)
  return frequency && typeof amount === 'number' ? monthly({ amount, frequency }) : undefined
}
