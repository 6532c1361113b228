// A certificate for the emulated cloud. The site bucket, the queue and others refuse what is not encrypted, and CloudFront
// leads to https, so the rehearsal speaks TLS as the real one does.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
const NAMES =
  'subjectAltName=DNS:localhost,DNS:*.cloudfront.net,DNS:*.execute-api.localhost,IP:127.0.0.1\nbasicConstraints=CA:FALSE\n'

/** @typedef {{ authority: string, chain: string, key: string }} Certificate Paths of files. */

/**
 * An authority of this run and what it has signed, because rustls takes no certificate that has signed itself.
 * @param {string} folder
 * @returns {Certificate}
 */
export function certificate(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const at = (/** @type {string} */ name) => join(folder, name)
  const openssl = (/** @type {string[]} */ ...options) =>
    execFileSync('openssl', options, { cwd: folder, stdio: 'pipe' })
  writeFileSync(at('names'), NAMES)
  openssl(
    'req',
    '-x509',
    ...KEY,
    '-days',
    '2',
    '-keyout',
    'authority.key',
    '-out',
    'authority.pem',
    '-subj',
    '/CN=Rehearsal',
  )
  openssl('req', ...KEY, '-keyout', 'key.pem', '-out', 'request.pem', '-subj', '/CN=localhost')
  const signer = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial']
  openssl(
    'x509',
    '-req',
    '-in',
    'request.pem',
    ...signer,
    '-days',
    '2',
    '-extfile',
    'names',
    '-out',
    'leaf.pem',
  )
  writeFileSync(
    at('chain.pem'),
    readFileSync(at('leaf.pem'), 'utf8') + readFileSync(at('authority.pem'), 'utf8'),
  )
  return { authority: at('authority.pem'), chain: at('chain.pem'), key: at('key.pem') }
}
