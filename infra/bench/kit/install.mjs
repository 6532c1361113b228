// Makes the counterparts in Node ready to run: packages and bundles.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const infra = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const node = join(infra, 'bench/node')

/** @param {string} command @param {string[]} args @param {string} cwd */
const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

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
  run(join(infra, 'node_modules/.bin/esbuild'), [...files, ...options], node)
}

/** @param {string[]} calls */
export function install(calls) {
  const installed = join(infra, 'node_modules/.package-lock.json')
  if (!isNewer(installed, join(infra, 'package-lock.json')))
    run('npm', ['ci', '--no-audit', '--no-fund'], infra)
  bundle(calls)
}

/** What was installed, for the report. */
export function versions() {
  const { dependencies } = JSON.parse(readFileSync(join(node, 'package.json'), 'utf8'))
  return `Node ${process.version.slice(1)} with AWS SDK ${dependencies['@aws-sdk/client-dynamodb']}`
}
