// npm run size: what the first page of a visitor loads before it can be used, as the servers send it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { brotliCompressSync } from 'node:zlib'

const BUDGETS = { js: 100_000, css: 20_000 }
const dist = join(import.meta.dirname, '../dist')
const page = readFileSync(join(dist, 'index.html'), 'utf8')

/** The page names each script, those that scripts import included, and each style sheet. @param {string} ending */
function load(ending) {
  const names = page.matchAll(new RegExp(`(?:src|href)="/(assets/[^"]+\\.${ending})"`, 'g'))
  const sizes = [...new Set([...names].map(([, name = '']) => name))].map((name) => ({
    name,
    bytes: brotliCompressSync(readFileSync(join(dist, name))).length,
  }))
  return { sizes, bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0) }
}

for (const [ending, budget] of Object.entries(BUDGETS)) {
  const { sizes, bytes } = load(ending)
  for (const { name, bytes } of sizes) process.stdout.write(`${String(bytes).padStart(8)}  ${name}\n`)
  process.stdout.write(`${String(bytes).padStart(8)}  of ${budget} bytes of ${ending} (Brotli)\n`)
  if (sizes.length > 0 && bytes <= budget) continue
  process.stderr.write(`The first page has to load at least one and at most ${budget} bytes of ${ending}.\n`)
  process.exitCode = 1
}
