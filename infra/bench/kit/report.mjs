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

/** A function's own name stands above those that do its work. @param {Row} row */
const label = ({ language, call }) => (language === 'Rust' ? `**${call}**` : `in ${language}`)

/** @param {Row} row */
function line(row) {
  const all = (/** @type {keyof Figures} */ figure) => row.starts.map((start) => start[figure])
  const memory = megabytes(median(all('memory')).middle, 1024 * 1024)
  return `| ${label(row)} | ${spread(all('poll'))} | ${spread(all('answer'))} | ${spread(all('processor'))} | ${memory} | ${megabytes(row.bytes)} |`
}

/** @param {Row[]} rows */
const table = (rows) => [
  '| | ms to the first poll | ms to the first answer | ms of processor | MiB of memory | MB of zip |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...rows.map(line),
]

/** @typedef {ReturnType<typeof ratios>[number]} Ratio */
/** @type {('poll' | 'answer' | 'processor' | 'memory' | 'zip')[]} */
const compared = ['poll', 'answer', 'processor', 'memory', 'zip']

/** In each cell those that do the work of one function, in their order. @param {Ratio[]} all @param {string} call */
function beside(all, call) {
  const others = all.filter(({ row }) => row.call === call)
  const cells = compared.map((figure) => others.map((other) => other[figure].toFixed(1)).join(' / '))
  return `| ${[call, ...cells].join(' | ')} |`
}

/** @param {Row[]} rows */
function comparison(rows) {
  const all = ratios(rows)
  const languages = [...new Set(all.map(({ row }) => row.language))]
  const calls = [...new Set(all.map(({ row }) => row.call))]
  return [
    `How many times as much as Rust: ${languages.join(' / ')}.`,
    '',
    '| | first poll | first answer | processor | memory | zip |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...calls.map((call) => beside(all, call)),
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
    `The counterparts: ${versions}. They read the same secrets before the first event, and make the same`,
    'calls for it; what each leaves out of the rest is said in its file, and speaks for them.',
    '',
    ...table(rows),
    '',
    ...comparison(rows),
    '',
    `Targets: plain Node, with the SDK as it comes, takes at least ${targets.times} times as long to the first answer; zips of at most ${targets.zip / 1e6} MB; at most ${targets.memory / 1024 ** 2} MiB of memory.`,
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
