// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { county } from './wizard'

const findings = join(
  import.meta.dirname,
  '../../../shared/content/documents/uncontested-divorce/findings.toml',
)

test('the county of filing names the sources of the finding that none was chosen', () => {
  const none = readFileSync(findings, 'utf8')
    .split('[[finding]]')
    .find((finding) => finding.includes('unknown_county'))
  expect(none).toContain(`law = [${county.law.map((source) => `"${source}"`).join(', ')}]`)
})
