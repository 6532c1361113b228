// The emulated cloud. It lives in memory: what it holds goes with it.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { folder } from './places.mjs'
import { start } from './programs.mjs'

/**
 * Its environment is not ours: the functions inherit it, and ours may name real accounts.
 * @param {import('./tools.mjs').Tools} tools
 * @param {import('./certificate.mjs').Certificate} certificate
 * @param {string} endpoint
 */
function environment(tools, { authority, chain, key }, endpoint) {
  const temporary = join(folder, 'tmp')
  mkdirSync(temporary, { recursive: true })
  return {
    PATH: tools.path,
    HOME: temporary,
    TMPDIR: temporary,
    LANG: 'C.UTF-8',
    GATEWAY_PORT: new URL(endpoint).port,
    // Every call is checked against the caller's policies: the grants of the template are what lets the functions work.
    AUTH: 'true',
    USE_SSL: '1',
    MINISTACK_SSL_CERT: chain,
    MINISTACK_SSL_KEY: key,
    IOT_MTLS_ENABLED: '0',
    // For the functions, which reach the services at this address and trust what this authority has signed.
    AWS_ENDPOINT_URL: endpoint,
    SSL_CERT_FILE: authority,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY,
  }
}

/**
 * By its server rather than by its program, which would also listen on port 443 where it may.
 * @param {import('./tools.mjs').Tools} tools
 * @param {import('./certificate.mjs').Certificate} certificate
 * @param {string} endpoint
 */
export async function cloud(tools, certificate, endpoint) {
  const { host } = new URL(endpoint)
  const tls = ['--certfile', certificate.chain, '--keyfile', certificate.key]
  const options = ['-m', 'hypercorn', 'ministack.app:app', '--workers', '0', '--bind', host, ...tls]
  const settings = { env: environment(tools, certificate, endpoint), cwd: folder }
  await start(
    'ministack',
    tools.python,
    options,
    settings,
    async () => (await fetch(`${endpoint}/_ministack/health`)).ok,
  )
}
