// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allIn } from './processing-fee'

test('the fee is the one of the catalog', () => {
  const catalog = readFileSync(join(import.meta.dirname, '../../../shared/content/catalog.toml'), 'utf8')
  const cents = Number(/^processing_fee_cents = (\d+)$/m.exec(catalog)?.[1])
  expect(allIn(0)).toBe(`$${(cents / 100).toFixed(2)}`)
})
