// What starting each function costs, one of them beside Node doing the same work: see README.md.
//
//   node infra/bench/run.mjs [starts]

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { cases } from './kit/cases.mjs'
import { bytesOf, environmentOf, functions, isBuilt, unpack, zipOf } from './kit/functions.mjs'
import { versions } from './kit/install.mjs'
import { order } from './kit/order.mjs'
import { others } from './kit/others.mjs'
import { somebody } from './kit/person.mjs'
import { startProduct } from './kit/product.mjs'
import { misses } from './kit/compare.mjs'
import { report } from './kit/report.mjs'
import { startOnce } from './kit/start.mjs'

/** @typedef {import('./kit/compare.mjs').Row & { program: import('./kit/runtime.mjs').Program }} Measured */

const starts = Number(process.argv[2] ?? 20)
const folder = mkdtempSync(join(tmpdir(), 'coquina-bench-'))
const product = await startProduct(join(folder, 'state'))

/** @param {string} name @returns {Measured} */
function ours(name) {
  const environment = environmentOf(name, product.environment)
  const program = { command: unpack(name, folder), environment, name }
  return { title: name, call: name, language: 'Rust', bytes: bytesOf(zipOf(name)), starts: [], program }
}

/** @param {import('./kit/others.mjs').Other} other @returns {Measured} */
function another({ language, call, command, args, bytes }) {
  const environment = environmentOf(call, product.environment)
  const program = { command, args, environment, name: call }
  return { title: `${call} in ${language}`, call, language, bytes, starts: [], program }
}

async function main() {
  const mine = functions.filter(isBuilt).map(ours)
  const theirs = others().map(another)
  // Beside each other, so that what a letter or a payment leaves behind is done with before the next turn.
  const rows = mine.flatMap((row) => [row, ...theirs.filter(({ call }) => call === row.call)])
  const person = await somebody(product)
  const asked = (/** @type {string} */ call) => cases[call]?.(person)
  for (let turn = 0; turn < starts; turn += 1) {
    for (const row of rows) row.starts.push(await startOnce(row.program, asked(row.call)))
    process.stderr.write(`\r${turn + 1} of ${starts} `)
  }
  // The product sends the mail of the last letters meanwhile: outbox is to find none.
  await pause(1000)
  const orders = []
  for (const { call, program } of mine)
    orders.push(await order(call, program.command, program.environment, asked(call), folder))
  const page = report(rows, orders, { versions: versions(), starts })
  writeFileSync(join(dirname(fileURLToPath(import.meta.url)), 'RESULTS.md'), page)
  console.log(page)
  return misses(rows, orders).length === 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} finally {
  product.stop()
  rmSync(folder, { recursive: true, force: true })
}
