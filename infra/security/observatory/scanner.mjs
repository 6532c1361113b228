// The Observatory's own scanner, from npm.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'

const here = import.meta.dirname
const scanner = join(here, 'node_modules/@mdn/mdn-http-observatory')

/** Installs it without its scripts, which fetch two lists from the net. Neither matters for localhost. */
export function install() {
  if (!existsSync(scanner)) {
    const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', options, { cwd: here, stdio: 'inherit', shell: process.platform === 'win32' })
  }
  writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}')
  writeFileSync(join(scanner, 'conf/tld-list.json'), '["com"]')
}

/** What it says of the site on `port`. Not by its own program, which would put other authorities in place of ours. */
export async function scan(port, { authority }) {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority }
  const program = join(scanner, 'src/scan.js')
  const { stdout } = await promisify(execFile)(process.execPath, [program, `localhost:${port}`], { env })
  return JSON.parse(stdout)
}
