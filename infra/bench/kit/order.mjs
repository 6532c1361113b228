// What a function asks of AWS before it asks for its first event, and where else it connects to.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { source } from './functions.mjs'
import { Recorder } from './recorder.mjs'
import { at, servicesOf } from './services.mjs'
import { Instance } from './runtime.mjs'
import { check } from './start.mjs'

/** @typedef {import('./functions.mjs').Environment} Environment */
/** @typedef {{ name: string, before: string[], after: string[], missing: string[], foreign: string[], traced: boolean }} Order */

const strace = ['/usr/bin/strace', '/usr/local/bin/strace'].find((file) => existsSync(file))

/** The services that a function's variables imply. @param {string} name */
function implied(name) {
  const mine = source('environment.json').filter((/** @type {any} */ row) => row.functions.includes(name))
  const has = (/** @type {RegExp} */ words) =>
    mine.some((/** @type {any} */ row) => !row.optional && words.test(row.name))
  const pairs = { 'Secrets Manager': /_SECRET$/, DynamoDB: /_TABLE$/, KMS: /^VAULT_KEY$/ }
  return Object.entries(pairs).flatMap(([service, words]) => (has(words) ? [service] : []))
}

/** Addresses off this machine that the process tried to reach, by the system calls that it made. @param {string} file */
function foreign(file) {
  const calls = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /sa_family=AF_INET/.test(line))
  return calls.filter((line) => !/"127\.0\.0\.\d+"|"::1"/.test(line))
}

/**
 * @param {string} name
 * @param {string} program
 * @param {Environment} environment
 * @param {unknown} event
 * @param {string} folder
 * @returns {Promise<Order>}
 */
export async function order(name, program, environment, event, folder) {
  const recorder = new Recorder(servicesOf(environment))
  const told = at(environment, await recorder.start())
  const log = join(folder, `${name}.connects`)
  // With -D the program is our own child, so that it can be ended.
  const traced = { command: strace ?? '', args: ['-D', '-f', '-e', 'trace=connect', '-o', log, program] }
  const instance = new Instance({ ...(strace ? traced : { command: program }), environment: told, name })
  try {
    await instance.start()
    await instance.idle()
    check(name, (await instance.invoke(event)).body)
  } finally {
    await instance.stop()
    recorder.stop()
  }
  const words = ({ service = '', operation = '' }) => `${service} ${operation}`
  const before = recorder.asked.filter((asked) => asked.at < instance.polled)
  const after = recorder.asked.filter((asked) => asked.at >= instance.polled)
  const reached = new Set(before.map(({ service }) => service))
  const strangers = recorder.asked
    .filter(({ service }) => service === 'STS' || service === 'metadata')
    .map(words)
  return {
    name,
    before: before.map(words),
    after: after.map(words),
    missing: implied(name).filter((service) => !reached.has(service)),
    foreign: [...strangers, ...(strace ? foreign(log) : [])],
    traced: strace !== undefined,
  }
}
