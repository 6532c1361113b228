// How the functions stand beside their counterparts, and beside what is asked of them.

import { functions, isBuilt } from './functions.mjs'
import { median } from './start.mjs'

/** @typedef {import('./start.mjs').Figures} Figures */
/** @typedef {import('./order.mjs').Order} Order */
/** @typedef {{ title: string, call: string, language: string, bytes: number, starts: Figures[] }} Row */
export const targets = { times: 8, zip: 8e6, memory: 40 * 1024 * 1024 }

export const megabytes = (/** @type {number} */ bytes, unit = 1e6) => (bytes / unit).toFixed(1)

/** @param {Row} row @param {keyof Figures} figure */
export const middle = (row, figure) => median(row.starts.map((start) => start[figure])).middle

/** How many times as much the counterparts take. @param {Row[]} rows */
export function ratios(rows) {
  const ours = (/** @type {string} */ call) =>
    rows.find((row) => row.language === 'Rust' && row.call === call)
  return rows.flatMap((row) => {
    const mine = ours(row.call)
    if (!mine || row.language === 'Rust') return []
    const times = (/** @type {keyof Figures} */ figure) => middle(row, figure) / middle(mine, figure)
    return [
      {
        row,
        poll: times('poll'),
        answer: times('answer'),
        processor: times('processor'),
        memory: times('memory'),
        zip: row.bytes / mine.bytes,
      },
    ]
  })
}

/** What is not as it should be. @param {Row[]} rows @param {Order[]} orders */
export function misses(rows, orders) {
  const mine = rows.filter(({ language }) => language === 'Rust')
  const node = ratios(rows).filter(({ row }) => row.language === 'Node')
  const slow = node.filter(({ answer }) => answer < targets.times)
  return [
    ...functions.filter((name) => !isBuilt(name)).map((name) => `${name}: not built, so not measured`),
    ...(node.length === 0 ? ['nothing was compared with Node'] : []),
    ...slow.map(
      ({ row, answer }) => `${row.title}: only ${answer.toFixed(1)} times as long to the first answer`,
    ),
    ...mine
      .filter(({ bytes }) => bytes > targets.zip)
      .map(({ title, bytes }) => `${title}: a zip of ${megabytes(bytes)} MB`),
    ...mine
      .filter((row) => middle(row, 'memory') > targets.memory)
      .map((row) => `${row.title}: ${megabytes(middle(row, 'memory'), 1024 * 1024)} MiB of memory`),
    ...orders.flatMap(({ name, missing }) =>
      missing.map((service) => `${name}: ${service} is not warm before the first poll`),
    ),
    ...orders.flatMap(({ name, foreign }) => foreign.map((where) => `${name} reaches for ${where}`)),
  ]
}
