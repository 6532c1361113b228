// A certificate authority for one run, and a certificate for localhost. A certificate that signs itself would be refused.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

/** Makes both with openssl, in `folder`. */
export function certificates(folder) {
  const file = (name) => join(folder, name)
  const openssl = (...options) => execFileSync('openssl', options, { stdio: 'pipe' })
  const authority = ['-subj', '/CN=Coquina scan', '-addext', 'basicConstraints=critical,CA:TRUE']
  openssl(
    'req',
    '-x509',
    ...KEY,
    ...authority,
    '-days',
    '1',
    '-keyout',
    file('ca.key'),
    '-out',
    file('ca.pem'),
  )
  openssl('req', ...KEY, '-subj', '/CN=localhost', '-keyout', file('site.key'), '-out', file('site.csr'))
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost')
  const signed = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial', '-days', '1']
  openssl(
    'x509',
    '-req',
    '-in',
    file('site.csr'),
    ...signed,
    '-extfile',
    file('names'),
    '-out',
    file('site.pem'),
  )
  return {
    authority: file('ca.pem'),
    key: readFileSync(file('site.key')),
    cert: readFileSync(file('site.pem')),
  }
}
