// The functions as they are built, and the environment that each is given.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {Record<string, string>} Environment */
/** @typedef {{ name: string, functions: string[] }} Variable */

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** @param {string} file */
export const source = (file) => JSON.parse(readFileSync(join(root, 'infra', file), 'utf8'))

const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target')

/** Every function: whatever a call or the clock reaches. @type {string[]} */
export const functions = [
  ...new Set(
    [...source('routes.json'), ...source('schedules.json')].map((/** @type {any} */ row) => row.function),
  ),
].sort()

/** @param {string} name */
export const zipOf = (name) => join(target, 'lambda', name, 'bootstrap.zip')

/** @param {string} name */
export const isBuilt = (name) => existsSync(zipOf(name))

/** @param {string} file */
export const bytesOf = (file) => statSync(file).size

/** Unpacks a function's zip and returns the program. @param {string} name @param {string} folder */
export function unpack(name, folder) {
  if (!isBuilt(name)) throw new Error(`${name} is not built: npm run functions -- --x86-64, in infra`)
  const here = join(folder, name)
  mkdirSync(here, { recursive: true })
  const unzip = 'import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])'
  execFileSync('python3', ['-c', unzip, zipOf(name), here])
  execFileSync('chmod', ['+x', join(here, 'bootstrap')])
  return join(here, 'bootstrap')
}

/** The program that serves the product on one machine, as it was last built. */
export function localProgram() {
  const files = ['release', 'debug']
    .map((profile) => join(target, profile, 'local'))
    .filter((file) => existsSync(file))
  const [newest] = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  if (newest) return newest
  throw new Error('the local product is not built: cargo build --release -p local --bin local')
}

/**
 * What one function is told, of everything that is known.
 * @param {string} name
 * @param {Environment} all
 * @returns {Environment}
 */
export function environmentOf(name, all) {
  /** @type {Variable[]} */
  const listed = source('environment.json')
  const mine = new Set(listed.filter((row) => row.functions.includes(name)).map((row) => row.name))
  const others = new Set(listed.map((row) => row.name))
  return Object.fromEntries(Object.entries(all).filter(([key]) => mine.has(key) || !others.has(key)))
}
