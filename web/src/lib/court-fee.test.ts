// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { courtFee } from './court-fee'

test('the court’s fee is the one that the list has for every county, and only a divorce has one', () => {
  const list = readFileSync(join(import.meta.dirname, '../../../shared/content/counties.json'), 'utf8')
  const counties = JSON.parse(list) as { filingFees: { divorce: number } }[]
  const fees = new Set(counties.map(({ filingFees }) => `$${filingFees.divorce}`))
  expect([...fees]).toEqual([courtFee('uncontestedDivorce')])
  expect(courtFee('simpleWill')).toBeUndefined()
})
