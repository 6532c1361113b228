// Builds every function for AWS Lambda, by cargo-lambda. Without names it would build this machine's own programs too.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname, '../..')

/** The folders of functions are the functions. */
export const functionNames = readdirSync(join(root, 'functions'))

/** What cargo is asked, for processors of this kind. @param {'--arm64' | '--x86-64'} architecture */
export function command(architecture) {
  const packages = functionNames.flatMap((name) => ['-p', name])
  return ['lambda', 'build', '--release', architecture, '--output-format', 'zip', '--bins', ...packages]
}

if (process.argv[1] === import.meta.filename) {
  const architecture = process.argv.includes('--x86-64') ? '--x86-64' : '--arm64'
  const built = spawnSync('cargo', command(architecture), { cwd: root, stdio: 'inherit' })
  if (built.error) console.error(`cargo could not be started: ${built.error.message}`)
  process.exitCode = built.status ?? 1
}
