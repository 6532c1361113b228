// Builds every function for AWS Lambda, by cargo-lambda. Without names it would build this machine's own programs too.
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname, '../..')
const zips = resolve(root, process.env.CARGO_TARGET_DIR ?? 'target', 'lambda')

/** What the zips were built for: the CDK refuses those for another processor. */
const note = join(zips, 'architecture')

/** The folders of functions are the functions. */
export const functionNames = readdirSync(join(root, 'functions'))

/** What is there, each with its zip. */
export const built = functionNames.map((name) => join(zips, name, 'bootstrap.zip'))

/** Where functions run, unless somebody says otherwise. */
const { architecture: usual } = JSON.parse(readFileSync(join(root, 'infra/cdk.json'), 'utf8')).context

/** What cargo is asked. @param {string} architecture arm64 or x86_64 */
export function command(architecture) {
  const packages = functionNames.flatMap((name) => ['-p', name])
  const kind = `--${architecture.replace('_', '-')}`
  return ['lambda', 'build', '--release', kind, '--output-format', 'zip', '--bins', ...packages]
}

/** With what the linker is to leave out. The separator is cargo's: a path may have spaces. @param {NodeJS.ProcessEnv} given */
export function environment(given) {
  const script = join(import.meta.dirname, 'no-unwinding.ld')
  return { ...given, CARGO_ENCODED_RUSTFLAGS: ['-C', `link-arg=-Wl,--script=${script}`].join('\x1f') }
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

if (process.argv[1] === import.meta.filename) {
  const architecture = process.argv.includes('--x86-64') ? 'x86_64' : usual
  noteArchitecture()
  const ended = spawnSync('cargo', command(architecture), {
    cwd: root,
    env: environment(process.env),
    stdio: 'inherit',
  })
  if (ended.error) console.error(`cargo could not be started: ${ended.error.message}`)
  if (ended.status === 0) noteArchitecture(architecture)
  process.exitCode = ended.status ?? 1
}
