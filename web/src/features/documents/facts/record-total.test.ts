import { describe, expect, it } from 'vitest'
import type { Fact } from '@/api/types'
import { totalOf } from './record-total'

const field = (id: string, type: Fact['type'], options?: string[]) => ({
  id,
  type,
  text: id,
  optional: false,
  options,
})
const amount = field('amount', 'amount')
const often = field('paid', 'choice', ['a month', 'twice a month', 'every two weeks', 'a week', 'a year'])

const fact = (...fields: unknown[]) => ({ id: 'income', type: 'items', field: fields }) as unknown as Fact
const records = (...entries: Record<string, string>[]) =>
  entries.map((boxes, at) => ({ key: String(at), boxes }))

describe('the total of several things', () => {
  it('adds up by the month what is paid at different times', () => {
    const paid = records({ amount: '2400', paid: 'every two weeks' }, { amount: '600', paid: 'a year' })
    expect(totalOf(fact(amount, often), paid)).toBe('Total by the month: $5,250.00')
  })

  it('adds up values as they are', () => {
    expect(totalOf(fact(amount), records({ amount: '2400' }, { amount: '600' }))).toBe('Total: $3,000.00')
  })

  it('says nothing of one thing alone', () => {
    expect(totalOf(fact(amount), records({ amount: '2400' }))).toBeUndefined()
  })
})
