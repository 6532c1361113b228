// Makes what stands in for our functions ready to run: packages, bundles, and what the catalogue says.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = join(dirname(fileURLToPath(import.meta.url)), '..')
export const node = join(here, 'node')
export const python = join(here, 'python')
const venv = join(python, '.venv')
export const interpreter = join(venv, 'bin/python')

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
  run(join(node, 'node_modules/.bin/esbuild'), [...files, ...options], node)
}

/** @param {string[]} calls */
function installNode(calls) {
  const installed = join(node, 'node_modules/.package-lock.json')
  if (!isNewer(installed, join(node, 'package-lock.json')))
    run('npm', ['ci', '--no-audit', '--no-fund'], node)
  bundle(calls)
}

function installPython() {
  const installed = join(venv, 'installed')
  if (isNewer(installed, join(python, 'requirements.txt'))) return
  run('python3', ['-m', 'venv', venv], python)
  run(join(venv, 'bin/pip'), ['install', '--quiet', '--requirement', 'requirements.txt'], python)
  writeFileSync(installed, '')
}

/** Our catalogue is compiled in as JSON; theirs is a file of JSON beside the handler. @param {string} site */
async function writeCatalog(site) {
  const answer = await fetch(`${site}/api/catalog/document-types`)
  if (!answer.ok) throw new Error(`the catalogue answered ${answer.status}`)
  const kinds = await answer.text()
  for (const folder of [node, python]) writeFileSync(join(folder, 'catalog.json'), kinds)
}

/** @param {string[]} calls @param {string} site */
export async function install(calls, site) {
  await writeCatalog(site)
  installNode(calls)
  installPython()
}

/** What was installed, for the report. */
export function versions() {
  const { dependencies } = JSON.parse(readFileSync(join(node, 'package.json'), 'utf8'))
  const boto = /boto3==(\S+)/.exec(readFileSync(join(python, 'requirements.txt'), 'utf8'))?.[1]
  const said = execFileSync(interpreter, ['--version'], { encoding: 'utf8' }).trim()
  return `Node ${process.version.slice(1)} with AWS SDK ${dependencies['@aws-sdk/client-dynamodb']}, ${said} with boto3 ${boto}`
}
