// @vitest-environment node
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, test } from 'vitest'
import { format } from 'oxfmt'
import { terms } from './legal-texts'

const content = join(import.meta.dirname, '../../../shared/content')
const read = (file: string) => readFileSync(join(content, file), 'utf8')
const kept = join(import.meta.dirname, 'proof.json')

const NAMES = ['questions', 'clauses', 'findings', 'combinations', 'documents', 'blocked', 'failing']

/** The rows of the table in PROOF.md: a name and its figures. */
function countedTypes() {
  const rows = read('PROOF.md')
    .split('\n')
    .filter((line) => /^\| \w.*\d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return rows.map(([, name = '', ...figures]) => ({
    name,
    ...Object.fromEntries(NAMES.map((figure, index) => [figure, Number(figures[index])])),
  }))
}

/** The earliest day of which a type's clauses state the law. */
function lawAsOf(): string {
  const days = readdirSync(join(content, 'documents')).map(
    (type) => /^law_as_of = "(.+)"$/m.exec(read(`documents/${type}/clauses.toml`))?.[1] ?? '',
  )
  return days.toSorted()[0] ?? ''
}

test('what the site says of the proof is what PROOF.md and the content say', async () => {
  const unchecked = read('unchecked-sources.txt').trim().split('\n').length
  const proof = { lawAsOf: lawAsOf(), uncheckedSources: unchecked, types: countedTypes() }
  if (process.env.COQUINA_UPDATE)
    writeFileSync(kept, (await format(kept, JSON.stringify(proof), { printWidth: 110 })).code)
  expect(proof.types).toHaveLength(6)
  expect(proof.lawAsOf).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual(proof)
})

test('the terms say of refunds what review and receipt say', () => {
  const rule = /^refund_terms = "(.+)"$/m.exec(read('copy.toml'))?.[1]
  expect(rule).toBeDefined()
  expect(terms.parts.find(({ id }) => id === 'refunds')?.text).toEqual([rule])
})
