// The same calls in Node, as people deploy them: with their packages beside the handlers, and bundled.

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { functions } from './functions.mjs'
import { infra, install, node } from './install.mjs'

/** @typedef {{ language: string, call: string, command: string, args: string[], bytes: number }} Other */

const measureZip = `
import io, os, sys, zipfile
whole = io.BytesIO()
with zipfile.ZipFile(whole, 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as zip:
    for top in sys.argv[1:]:
        if os.path.isfile(top):
            zip.write(top)
        for folder, folders, files in os.walk(top):
            folders[:] = [name for name in folders if name != 'node_modules']
            for name in files:
                zip.write(os.path.join(folder, name))
print(len(whole.getvalue()))
`

/** Size in bytes of a zip of these, each without what it has installed for itself. @param {string[]} things */
const zipped = (things) =>
  Number(execFileSync('python3', ['-c', measureZip, ...things], { cwd: infra, encoding: 'utf8' }))

/** The packages that the handlers need, and those that these need, of all that are installed for infra. */
function packages() {
  const listed = ['ls', '--workspace', 'bench/node', '--omit=dev', '--all', '--parseable']
  const folders = execFileSync('npm', listed, { cwd: infra, encoding: 'utf8' }).split('\n').map(within)
  return folders.filter(
    (folder) => folder.startsWith('node_modules') && !folder.endsWith('coquina-bench-node'),
  )
}

/** @param {string} path */
const within = (path) => relative(infra, path)

/** The handler and its modules. */
const modules = () =>
  readdirSync(node)
    .filter((name) => name.endsWith('.mjs') && name !== 'runtime.mjs')
    .map((name) => within(join(node, name)))

/** Whatever stands beside the Rust functions. @returns {Other[]} */
export function others() {
  const calls = functions.filter((name) => existsSync(join(node, `${name}.mjs`)))
  install(calls)
  const plain = zipped([...packages(), ...modules()])
  const inNode = (/** @type {string} */ file) => ({
    command: process.execPath,
    args: [join(node, 'runtime.mjs'), join(node, file)],
  })
  return calls.flatMap((call) => {
    const bundled = `dist/${call}.mjs`
    return [
      { call, language: 'Node', ...inNode(`${call}.mjs`), bytes: plain },
      { call, language: 'Node, bundled', ...inNode(bundled), bytes: zipped([within(join(node, bundled))]) },
    ]
  })
}
