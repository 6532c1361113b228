// Builds every function for AWS Lambda, by cargo-lambda. Without names it would build this machine's own programs too.
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { program } from './program.mjs'

const root = join(import.meta.dirname, '../..')
const zips = resolve(root, process.env.CARGO_TARGET_DIR ?? 'target', 'lambda')

/** What the zips were built for: the CDK refuses those for another processor. */
const note = join(zips, 'architecture')

/** The folders of functions are the functions. */
export const functionNames = readdirSync(join(root, 'functions'))

/** What is there, each with its zip. */
export const built = functionNames.map((name) => join(zips, name, 'bootstrap.zip'))

/** Where functions run, unless someone says otherwise. */
const { architecture: usual } = JSON.parse(readFileSync(join(root, 'infra/cdk.json'), 'utf8')).context

/** What cargo is asked. @param {string} architecture arm64 or x86_64 */
export function command(architecture) {
  const packages = functionNames.flatMap((name) => ['-p', name])
  const kind = `--${architecture.replace('_', '-')}`
  return ['lambda', 'build', '--release', kind, '--output-format', 'zip', '--bins', ...packages]
}

/** What runs them: Graviton2 and everything after it; on the other architecture, AVX2, which AWS Lambda says that it has. */
const PROCESSORS = { arm64: 'neoverse-n1', x86_64: 'haswell' }

/**
 * What is said to the compiler, beside what was said already. The list replaces cargo-lambda's own, which names
 * the processor. Its separator is cargo's: a path may have spaces.
 * @param {NodeJS.ProcessEnv} given
 * @param {string} architecture
 */
export function environment(given, architecture) {
  const already = given.CARGO_ENCODED_RUSTFLAGS?.split('\x1f') ?? given.RUSTFLAGS?.split(' ').filter(Boolean)
  const processor = PROCESSORS[/** @type {keyof typeof PROCESSORS} */ (architecture)]
  const flags = [`-Ctarget-cpu=${processor}`, ...(already ?? [])]
  return { ...given, CARGO_ENCODED_RUSTFLAGS: flags.join('\x1f') }
}

/** Where they are to run, by what was typed. @param {string[]} typed */
export function wanted(typed) {
  const known = { '--arm64': 'arm64', '--x86-64': 'x86_64' }
  const [first = '', ...more] = typed
  if (!first) return usual
  if (more.length === 0 && first in known) return known[/** @type {keyof typeof known} */ (first)]
  throw new Error(`Functions are built for ${Object.keys(known).join(' or ')}, not for ${typed.join(' ')}.`)
}

/** Notes what the zips are for; nothing while they are made. @param {string} [architecture] */
export function noteArchitecture(architecture) {
  if (architecture) writeFileSync(note, `${architecture}\n`)
  else rmSync(note, { force: true })
}

/** @param {string} architecture */
export function isBuiltFor(architecture) {
  try {
    return readFileSync(note, 'utf8').trim() === architecture
  } catch {
    return false
  }
}

function build() {
  const architecture = wanted(process.argv.slice(2))
  noteArchitecture()
  const ended = spawnSync('cargo', command(architecture), {
    cwd: root,
    env: environment(process.env, architecture),
    stdio: 'inherit',
  })
  if (ended.error) throw new Error(`cargo could not be started: ${ended.error.message}`)
  if (ended.status === 0) noteArchitecture(architecture)
  process.exitCode = ended.status ?? 1
}

await program(import.meta.filename, build)
