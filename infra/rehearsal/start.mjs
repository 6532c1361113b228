// npm run rehearsal: rehearses a deployment on this machine. `npm run rehearsal -- --keep` leaves it running for a look around.
//
// A program is told whom to trust, and where the services are, before it starts: so this one only prepares the other's start.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { certificate } from './certificate.mjs'
import { isFresh } from './freshness.mjs'
import { folder, infra } from './places.mjs'
import { freePort } from './ports.mjs'

/** What would lead to a real account is taken away. */
const OURS = Object.keys(process.env).filter((name) => name.startsWith('AWS_'))

/** @param {string} authority */
async function environment(authority) {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.includes(name)))
  return {
    ...own,
    AWS_ENDPOINT_URL: `https://127.0.0.1:${await freePort()}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_CONFIG_FILE: join(folder, 'no-config'),
    AWS_SHARED_CREDENTIALS_FILE: join(folder, 'no-credentials'),
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CA_BUNDLE: authority,
    NODE_EXTRA_CA_CERTS: authority,
    NODE_NO_WARNINGS: '1',
  }
}

/** @param {string} program @param {string[]} options @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
async function run(program, options, env) {
  const child = spawn(program, options, { cwd: infra, stdio: 'inherit', env })
  const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  process.on('SIGTERM', pass).on('SIGINT', pass)
  const [code] = await once(child, 'exit')
  return code ?? 1
}

async function main() {
  const isInstalled = isFresh(
    [join(infra, 'node_modules/.package-lock.json')],
    [join(infra, 'package-lock.json')],
  )
  const installed = isInstalled ? 0 : await run('npm', ['ci', '--no-audit', '--no-fund'], process.env)
  if (installed !== 0) return installed
  const { authority } = certificate(join(folder, 'tls'))
  const program = [join(import.meta.dirname, 'run.mjs'), ...process.argv.slice(2)]
  return run(process.execPath, program, await environment(authority))
}

process.exitCode = await main()
