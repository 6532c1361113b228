// HTTP/2 before the product, as the CDN speaks it in production. Browsers take HTTP/2 only over TLS.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Headers that HTTP/2 has no use for. */
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host'])

/** A certificate for this machine and this run. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'coquina-lighthouse-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const options = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  try {
    execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert, ...subject], {
      stdio: 'ignore',
    })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {import('node:http2').IncomingHttpHeaders | import('node:http').IncomingHttpHeaders} headers */
const carried = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_A_CONNECTION.has(name)),
  )

/** Passes everything on to the product. @param {string} product @returns {Promise<import('node:http2').Http2SecureServer>} */
export function front(product) {
  const server = createSecureServer(certificate(), (incoming, outgoing) => {
    const { method, headers, url } = incoming
    const forwarded = request(new URL(url, product), { method, headers: carried(headers) }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, carried(answer.headers))
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.stream.close())
    incoming.pipe(forwarded)
  })
  return new Promise((ready) => server.listen(0, 'localhost', () => ready(server)))
}
