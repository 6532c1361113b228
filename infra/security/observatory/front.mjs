// TLS before the running product, as the CDN is in production. It adds no header and takes none away.
import { request } from 'node:http'
import { createServer } from 'node:https'

const STRIPE = 'https://js.stripe.com'

/** Where the product has Stripe's script from: on one machine an emulator without TLS. */
async function scriptOrigin(product) {
  const answer = await fetch(new URL('/api/payments/settings', product))
  return new URL((await answer.json()).scriptUrl).origin
}

/** The emulator's origin is the one thing that production has otherwise, so its policy names Stripe instead. */
function asInProduction(headers, emulator) {
  return headers.map((text) => text.replaceAll(emulator, STRIPE))
}

/** A server that shows `path` at `/`, and every other address as it is. */
export async function front(product, path, { key, cert }) {
  const emulator = await scriptOrigin(product)
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const target = new URL(incoming.url === '/' ? path : incoming.url, product)
    const { method, headers } = incoming
    const forwarded = request(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
      outgoing.writeHead(answer.statusCode, asInProduction(answer.rawHeaders, emulator))
      answer.pipe(outgoing)
    })
    forwarded.on('error', (error) => outgoing.destroy(error))
    incoming.pipe(forwarded)
  })
  return new Promise((ready) => server.listen(0, 'localhost', () => ready(server)))
}
