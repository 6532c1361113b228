// The site's address for programs: Stripe's emulator delivers to plain loopback addresses only, and no name server knows
// the distribution. What comes in here goes to the distribution as from a browser.
import { createServer } from 'node:http'
import { request } from 'node:https'

/**
 * @param {string} endpoint of the cloud
 * @param {string} site the distribution's address
 * @returns {Promise<string>} the address, good as long as this process has other work
 */
export function door(endpoint, site) {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(site).host }
    const options = { method: incoming.method, headers, servername: new URL(site).host }
    const forwarded = request(new URL(incoming.url ?? '/', endpoint), options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  server.unref()
  return new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      ready(`http://127.0.0.1:${port}`)
    })
  })
}
