// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leastPrice } from './least-price'
import { allIn } from './processing-fee'

const documents = join(import.meta.dirname, '../../../shared/content/documents')

test('the least price is the one of the cheapest document', () => {
  const prices = readdirSync(documents).map((slug) => {
    const toml = readFileSync(join(documents, slug, 'document.toml'), 'utf8')
    return Number(/^price_cents = (\d+)$/m.exec(toml)?.[1])
  })
  expect(leastPrice).toBe(allIn(Math.min(...prices)))
})
