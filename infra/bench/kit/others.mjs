// The same two calls in Node and in Python, as people deploy them: with their packages beside the handler.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ language: string, call: string, command: string, args: string[], bytes: number }} Other */

const here = join(dirname(fileURLToPath(import.meta.url)), '..')
const node = join(here, 'node')
const python = join(here, 'python')
const venv = join(python, '.venv')

/** @param {string} command @param {string[]} args @param {string} cwd */
const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

function installNode() {
  if (!existsSync(join(node, 'node_modules'))) run('npm', ['ci', '--no-audit', '--no-fund'], node)
  // The SDK asks for some of Node's own modules by `require`, which a module does not have.
  const banner =
    "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"
  const options = [
    '--bundle',
    '--minify',
    '--platform=node',
    '--target=node20',
    '--format=esm',
    '--outdir=dist',
  ]
  const files = ['auth.mjs', 'documents.mjs', '--out-extension:.js=.mjs', `--banner:js=${banner}`]
  run(join(node, 'node_modules/.bin/esbuild'), [...files, ...options, '--log-level=error'], node)
}

function installPython() {
  const installed = join(venv, 'installed')
  if (existsSync(installed)) return
  run('python3', ['-m', 'venv', venv], python)
  run(join(venv, 'bin/pip'), ['install', '--quiet', '--requirement', 'requirements.txt'], python)
  writeFileSync(installed, '')
}

const measureZip = `
import io, os, sys, zipfile
leave = set(sys.argv[1].split(','))
whole = io.BytesIO()
with zipfile.ZipFile(whole, 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as zip:
    for top in sys.argv[2:]:
        if os.path.isfile(top):
            zip.write(top)
        for folder, folders, files in os.walk(top):
            folders[:] = [name for name in folders if name not in leave]
            for name in files:
                zip.write(os.path.join(folder, name))
print(len(whole.getvalue()))
`

/** Size of the zip in bytes. @param {string[]} things @param {string} cwd @param {string} leave */
const zipped = (things, cwd, leave = '') =>
  Number(execFileSync('python3', ['-c', measureZip, leave, ...things], { cwd, encoding: 'utf8' }))

/** Whatever stands in for the Rust functions. @returns {Other[]} */
export function others() {
  installNode()
  installPython()
  const library = execFileSync(
    join(venv, 'bin/python'),
    ['-c', 'import sysconfig; print(sysconfig.get_path("purelib"))'],
    { encoding: 'utf8' },
  ).trim()
  const plain = zipped(
    ['node_modules', 'kit.mjs', 'auth.mjs', 'documents.mjs'],
    node,
    'esbuild,@esbuild,.bin',
  )
  const boto = zipped([library, 'kit.py', 'auth.py', 'documents.py'], python, 'pip,setuptools,__pycache__')
  const runtime = join(node, 'runtime.mjs')
  return ['auth', 'documents'].flatMap((call) => [
    {
      language: 'Node',
      call,
      command: process.execPath,
      args: [runtime, join(node, `${call}.mjs`)],
      bytes: plain,
    },
    {
      language: 'Node, bundled',
      call,
      command: process.execPath,
      args: [runtime, join(node, `dist/${call}.mjs`)],
      bytes: zipped([`dist/${call}.mjs`], node),
    },
    {
      language: 'Python',
      call,
      command: join(venv, 'bin/python'),
      args: [join(python, 'runtime.py'), call],
      bytes: boto,
    },
  ])
}

/** What was installed, for the report. */
export function versions() {
  const { dependencies } = JSON.parse(readFileSync(join(node, 'package.json'), 'utf8'))
  const boto = /boto3==(\S+)/.exec(readFileSync(join(python, 'requirements.txt'), 'utf8'))?.[1]
  const said = execFileSync(join(venv, 'bin/python'), ['--version'], { encoding: 'utf8' }).trim()
  return `Node ${process.version.slice(1)} with AWS SDK ${dependencies['@aws-sdk/client-dynamodb']}, ${said} with boto3 ${boto}`
}
