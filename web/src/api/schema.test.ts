// @vitest-environment node
import { readFile } from 'node:fs/promises'
import openapi, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import { expect, test } from 'vitest'

test('schema.gen.ts is what openapi.json says (if not: npm run generate)', async () => {
  const contract = new URL('openapi.json', import.meta.url)
  const generated = COMMENT_HEADER + astToString(await openapi(contract))
  const committed = await readFile(new URL('schema.gen.ts', import.meta.url), 'utf8')
  expect(committed === generated, 'stale: npm run generate').toBe(true)
})
