// Installs the audit's packages into this folder, unless they are, and then audits.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

const folder = import.meta.dirname
const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
if (!existsSync(`${folder}/node_modules/lighthouse`)) run('npm', options)
run(process.execPath, ['run.mjs', ...process.argv.slice(2)])

/** @param {string} program @param {string[]} options */
function run(program, options) {
  const shell = process.platform === 'win32'
  const { status } = spawnSync(program, options, { cwd: folder, stdio: 'inherit', shell })
  if (status !== 0) process.exit(status ?? 1)
}
