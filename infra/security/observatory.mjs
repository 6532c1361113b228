// What the MDN HTTP Observatory says of our pages, offline. Usage: COQUINA_URL=http://localhost:8080 node observatory.mjs
// The scanner asks for `/` of a host over TLS, so a front on this machine shows it one page at a time.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { certificates } from './observatory/certificates.mjs'
import { front } from './observatory/front.mjs'
import { install, scan } from './observatory/scanner.mjs'

/** The score that each page needs. Pages that load Stripe's script may be ten lower. */
const PAGES = { '/': 130, '/auth': 130, '/checkout?type=simpleWill': 120 }

const product = process.env.COQUINA_URL ?? 'http://localhost:8080'
const folder = mkdtempSync(join(tmpdir(), 'coquina-observatory-'))

/** Scans one page, says what took points away, and tells whether the score is enough. */
async function page(path, wanted, keys) {
  const server = await front(product, path, keys)
  const { scan: result, tests } = await scan(server.address().port, keys)
  server.close()
  const verdict = result.score >= wanted ? 'enough' : `too low: ${wanted} is needed`
  console.log(`${path}: ${result.score} (${result.grade}), ${verdict}`)
  for (const [name, test] of Object.entries(tests)) {
    if (test.scoreModifier)
      console.log(`  ${test.scoreModifier > 0 ? '+' : ''}${test.scoreModifier} ${name}: ${test.result}`)
  }
  return result.score >= wanted
}

try {
  install()
  const keys = certificates(folder)
  for (const [path, wanted] of Object.entries(PAGES)) {
    if (!(await page(path, wanted, keys))) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true })
}
