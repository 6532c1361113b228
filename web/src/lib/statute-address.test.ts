// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STATUTES, statuteAddress } from './statute-address'

test('the edition of the statutes is the one of the catalog', () => {
  const catalog = readFileSync(join(import.meta.dirname, '../../../shared/content/catalog.toml'), 'utf8')
  expect(/^statutes = "(.+)"$/m.exec(catalog)?.[1]).toBe(STATUTES)
})

test.each([
  ['s. 732.301', '732.301'],
  ['s. 61.075(1)', '61.075'],
  ['ss. 733.302 to 733.304', '733.302'],
])('%s is published', (cite, section) => {
  expect(statuteAddress(cite)).toBe(`${STATUTES}/${section}`)
})

test.each(['ch. 744', 'Rule 12.285', 'Form 12.901(b)', 'Art. X, s. 4, Fla. Const.'])(
  '%s has no address among the statutes',
  (cite) => {
    expect(statuteAddress(cite)).toBeUndefined()
  },
)
