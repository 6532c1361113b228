// The figures as a page.

import { cpus, platform, arch } from 'node:os'
import { megabytes, misses, ratios, targets } from './compare.mjs'
import { median } from './start.mjs'

/** @typedef {import('./start.mjs').Figures} Figures */
/** @typedef {import('./order.mjs').Order} Order */
/** @typedef {import('./compare.mjs').Row} Row */

/** @param {number[]} values */
const spread = (values) => {
  const { middle, low, high } = median(values)
  return `${middle.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`
}

/** @param {Row} row */
function line({ title, bytes, starts }) {
  const all = (/** @type {keyof Figures} */ figure) => starts.map((start) => start[figure])
  const memory = megabytes(median(all('memory')).middle, 1024 * 1024)
  return `| ${title} | ${spread(all('poll'))} | ${spread(all('answer'))} | ${spread(all('processor'))} | ${memory} | ${megabytes(bytes)} |`
}

/** @param {Row[]} rows */
const table = (rows) => [
  '| | ms to the first poll | ms to the first answer | ms of processor | MiB of memory | MB of zip |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...rows.map(line),
]

/** @param {Row[]} rows */
function comparison(rows) {
  const cells = ratios(rows).map(({ row, mine, ...times }) => {
    const figures = [times.poll, times.answer, times.processor, times.memory, row.bytes / mine.bytes]
    return `| ${row.title} | ${figures.map((times) => `${times.toFixed(1)} ×`).join(' | ')} |`
  })
  return [
    '| of what Rust takes | first poll | first answer | processor | memory | zip |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...cells,
  ]
}

const machine = () => `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${platform()} ${arch()}`

const counted = (/** @type {string[]} */ calls) => {
  const names = [...new Set(calls)]
  const times = (/** @type {string} */ name) => calls.filter((call) => call === name).length
  return names.map((name) => (times(name) > 1 ? `${name} × ${times(name)}` : name)).join(', ') || 'nothing'
}

/**
 * @param {Row[]} rows
 * @param {Order[]} orders
 * @param {{ versions: string, starts: number }} about
 */
export function report(rows, orders, { versions, starts }) {
  const missed = misses(rows, orders)
  const traced = orders.every((order) => order.traced)
  return [
    '# Starting a function',
    '',
    `Made by \`node infra/bench/run.mjs ${starts}\` on ${new Date().toISOString().slice(0, 10)}: ${machine()}.`,
    `Each program was started ${starts} times, all in turn, in one run; medians, in brackets the middle half. The machine`,
    'had other work, so ratios say more than milliseconds. The AWS services are those of the local product.',
    `The others: ${versions}. They do the work of \`GET /api/documents\` and \`GET /api/auth/user\` for somebody signed in,`,
    'and read one secret where ours read all of theirs.',
    '',
    ...table(rows),
    '',
    ...comparison(rows),
    '',
    `Targets: Node takes at least ${targets.times} times as long to the first answer; zips of at most ${targets.zip / 1e6} MB; at most 40 MiB of memory.`,
    missed.length === 0 ? 'All are met.' : 'Not met:',
    ...(missed.length === 0 ? [] : ['', ...missed.map((miss) => `- ${miss}`)]),
    '',
    '## What is asked before the first poll',
    '',
    'All services at one recording address (`AWS_ENDPOINT_URL`), the metadata service included.',
    traced
      ? 'The connections were traced by the system too: none left this machine.'
      : 'The connections were not traced (no strace here).',
    '',
    '| | before the first poll | for the first answer |',
    '| --- | --- | --- |',
    ...orders.map(({ name, before, after }) => `| ${name} | ${counted(before)} | ${counted(after)} |`),
    '',
  ].join('\n')
}
