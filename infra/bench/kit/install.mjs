// Makes the counterparts in Node ready to run: packages and bundles.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const node = join(dirname(fileURLToPath(import.meta.url)), '../node')

/** @param {string} command @param {string[]} args */
const run = (command, args) =>
  execFileSync(command, args, { cwd: node, stdio: ['ignore', 'ignore', 'inherit'] })

/** Whether a file was made after another. @param {string} made @param {string} from */
const isNewer = (made, from) => existsSync(made) && statSync(made).mtimeMs >= statSync(from).mtimeMs

/** The bundles, one for each call. @param {string[]} calls */
function bundle(calls) {
  // The SDK asks for some of Node's own modules by `require`, which a module does not have.
  const banner =
    "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"
  const kind = ['--bundle', '--minify', '--platform=node', '--target=node20', '--format=esm']
  const files = [...calls.map((call) => `${call}.mjs`), '--outdir=dist', '--out-extension:.js=.mjs']
  const options = [...kind, `--banner:js=${banner}`, '--log-level=error']
  run(join(node, 'node_modules/.bin/esbuild'), [...files, ...options])
}

/** @param {string[]} calls */
export function install(calls) {
  const installed = join(node, 'node_modules/.package-lock.json')
  if (!isNewer(installed, join(node, 'package-lock.json'))) run('npm', ['ci', '--no-audit', '--no-fund'])
  bundle(calls)
}

/** What was installed, for the report. */
export function versions() {
  const { dependencies } = JSON.parse(readFileSync(join(node, 'package.json'), 'utf8'))
  return `Node ${process.version.slice(1)} with AWS SDK ${dependencies['@aws-sdk/client-dynamodb']}`
}
