// The same calls in Node and in Python, as people deploy them: with their packages beside the handlers.

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { functions } from './functions.mjs'
import { install, interpreter, node, python } from './install.mjs'

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

/** Size of the zip in bytes. @param {string[]} things @param {string} cwd @param {string} leave */
const zipped = (things, cwd, leave = '') =>
  Number(execFileSync('python3', ['-c', measureZip, leave, ...things], { cwd, encoding: 'utf8' }))

/** The files of a folder that end so. @param {string} folder @param {string[]} ends */
const files = (folder, ...ends) =>
  readdirSync(folder).filter(
    (name) => ends.some((end) => name.endsWith(end)) && !/package|runtime/.test(name),
  )

/** Python's own rule for the names of modules. @param {string} call */
const moduleOf = (call) => call.replaceAll('-', '_')

/** The handlers share one package: the size is that of all of them. */
function sizes() {
  const ask = ['-c', 'import sysconfig; print(sysconfig.get_path("purelib"))']
  const library = execFileSync(interpreter, ask, { encoding: 'utf8' }).trim()
  return {
    plain: zipped(['node_modules', ...files(node, '.mjs', '.json')], node, 'esbuild,@esbuild,.bin'),
    boto: zipped([library, ...files(python, '.py', '.json')], python, 'pip,setuptools,__pycache__'),
  }
}

/** Whatever stands in for the Rust functions. @param {string} site @returns {Promise<Other[]>} */
export async function others(site) {
  const calls = functions.filter((name) => existsSync(join(node, `${name}.mjs`)))
  await install(calls, site)
  const { plain, boto } = sizes()
  const runtime = join(node, 'runtime.mjs')
  const inNode = (/** @type {string} */ file) => ({ command: process.execPath, args: [runtime, file] })
  return calls.flatMap((call) => {
    const bundled = `dist/${call}.mjs`
    const script = [join(python, 'runtime.py'), moduleOf(call)]
    return [
      { call, language: 'Node', ...inNode(join(node, `${call}.mjs`)), bytes: plain },
      { call, language: 'Node, bundled', ...inNode(join(node, bundled)), bytes: zipped([bundled], node) },
      { call, language: 'Python', command: interpreter, args: script, bytes: boto },
    ]
  })
}
