// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Fact } from '@/api/types'
import { dollars } from '@/lib/money'
import { monthly, PAID_OPTIONS, type Frequency } from './income'
import { totalOf } from './record-total'

/** What can be chosen of how often an income of the filing spouse is paid. */
function optionsOfContent(): string[] {
  const content = join(import.meta.dirname, '../../../../../shared/content/documents')
  const facts = readFileSync(join(content, 'uncontested-divorce/facts.toml'), 'utf8').split('[[fact]]')
  const income = facts.find((fact) => fact.includes('\nid = "incomePetitioner"\n'))
  const paid = income?.split('[[fact.field]]').find((each) => each.includes('\nid = "paid"\n'))
  return JSON.parse(/^options = (\[.+\])$/m.exec(paid ?? '')?.[1] ?? '[]') as string[]
}

const options = optionsOfContent()

const field = (id: string, type: Fact['type'], options?: string[]) => ({
  id,
  type,
  text: id,
  optional: false,
  options,
})
const amount = field('amount', 'amount')
const often = field('paid', 'choice', options)

const fact = (...fields: unknown[]) => ({ id: 'income', type: 'items', field: fields }) as unknown as Fact
const records = (...entries: Record<string, string>[]) =>
  entries.map((boxes, at) => ({ key: String(at), boxes }))

describe('the total of several things', () => {
  it('adds up by the month what is paid at different times', () => {
    const paid = records({ amount: '2400', paid: 'every two weeks' }, { amount: '600', paid: 'a year' })
    expect(totalOf(fact(amount, often), paid)).toBe('Monthly total: $5,250.00')
  })

  it('knows each option of the content', () => {
    expect(options.toSorted()).toEqual(Object.values(PAID_OPTIONS).toSorted())
  })

  it.each(Object.entries(PAID_OPTIONS) as [Frequency, string][])(
    'adds up what is paid %s',
    (frequency, paid) => {
      const each = monthly({ amount: 120_000, frequency })
      const two = records({ amount: '1200', paid }, { amount: '1200', paid })
      expect(totalOf(fact(amount, often), two)).toBe(`Monthly total: ${dollars(2 * each)}`)
    },
  )

  it('adds up values as they are', () => {
    expect(totalOf(fact(amount), records({ amount: '2400' }, { amount: '600' }))).toBe('Total: $3,000.00')
  })

  it('says nothing of one thing alone', () => {
    expect(totalOf(fact(amount), records({ amount: '2400' }))).toBeUndefined()
  })
})
