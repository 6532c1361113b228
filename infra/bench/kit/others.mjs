// The same calls in Node, as people deploy them: with their packages beside the handlers, and bundled.

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { functions } from './functions.mjs'
import { install, node } from './install.mjs'

/** @typedef {{ language: string, call: string, command: string, args: string[], bytes: number }} Other */

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

/** Size of the zip in bytes. @param {string[]} things @param {string} leave */
const zipped = (things, leave = '') =>
  Number(execFileSync('python3', ['-c', measureZip, leave, ...things], { cwd: node, encoding: 'utf8' }))

/** The handler and its modules. */
const modules = () => readdirSync(node).filter((name) => name.endsWith('.mjs') && name !== 'runtime.mjs')

/** Whatever stands beside the Rust functions. @returns {Other[]} */
export function others() {
  const calls = functions.filter((name) => existsSync(join(node, `${name}.mjs`)))
  install(calls)
  const plain = zipped(['node_modules', ...modules()], 'esbuild,@esbuild,.bin')
  const inNode = (/** @type {string} */ file) => ({
    command: process.execPath,
    args: [join(node, 'runtime.mjs'), join(node, file)],
  })
  return calls.flatMap((call) => {
    const bundled = `dist/${call}.mjs`
    return [
      { call, language: 'Node', ...inNode(`${call}.mjs`), bytes: plain },
      { call, language: 'Node, bundled', ...inNode(bundled), bytes: zipped([bundled]) },
    ]
  })
}
