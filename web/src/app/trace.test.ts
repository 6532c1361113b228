// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')
const text = readFileSync(join(web, 'TRACE.md'), 'utf8')
const rows = Array.from(
  text.matchAll(/^\| (.+?) +\| `(.+?)` +\| (.+?) +\|$/gm),
  ([, situation = '', file = '', name = '']) => ({ situation, file, name }),
)

test('the page has the rows of the error catalogue', () => {
  expect(rows.length).toBeGreaterThan(25)
})

test.each(rows)('$situation is shown by a test that there is', ({ file, name }) => {
  expect(readFileSync(join(web, file), 'utf8')).toContain(`'${name}'`)
})
