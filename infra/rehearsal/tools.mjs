// The emulator and cargo-lambda, in the versions of requirements.txt: those on the PATH, or in a virtual environment.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'
import { onPath } from '../../web/e2e/kit/on-path.mjs'
import { isFresh } from './freshness.mjs'
import { folder } from './places.mjs'
import { run } from './programs.mjs'

const requirements = join(import.meta.dirname, 'requirements.txt')
const environment = join(folder, 'venv')

/** @typedef {{ python: string, path: string }} Tools The interpreter that has the emulator, and a PATH with both. */

/** @returns {Promise<Tools>} */
export async function tools() {
  const python =
    onPath('ministack') && onPath('cargo-lambda') ? interpreterOf(onPath('ministack') ?? '') : undefined
  if (python && hasVersions(python)) return { python, path: process.env.PATH ?? '' }
  const own = join(environment, 'bin/python')
  if (!isFresh([join(environment, 'installed')], [requirements])) await install(own)
  return { python: own, path: `${dirname(own)}${delimiter}${process.env.PATH}` }
}

/** @param {string} python */
async function install(python) {
  if (!existsSync(python)) await run('venv', 'python3', ['-m', 'venv', environment])
  await run('pip', python, [
    '-m',
    'pip',
    'install',
    '--disable-pip-version-check',
    '--requirement',
    requirements,
  ])
  await run('touch', 'touch', [join(environment, 'installed')])
}

/** Programs of Python packages begin with the path of their interpreter. @param {string} script */
const interpreterOf = (script) => /^#!(\S+)/.exec(readFileSync(script, 'latin1'))?.[1]

/** @param {string} python */
function hasVersions(python) {
  const wanted = readFileSync(requirements, 'utf8').match(/^[\w-]+==.+$/gm) ?? []
  const program =
    'import sys; from importlib.metadata import version\nfor name in sys.argv[1:]: print(f"{name}=={version(name)}")'
  const names = wanted.map((line) => line.split('==')[0] ?? '')
  return (
    spawnSync(python, ['-c', program, ...names], { encoding: 'utf8' }).stdout?.trim() === wanted.join('\n')
  )
}
