// An identity provider for one machine: whoever comes is whoever they say. It listens on loopback only, keeps everything
// in memory, and ends when the program that started it does. It prints the settings that make the product use it, or a
// sentence about why it does not start.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import process from 'node:process'
import { People } from './people.mjs'
import { createProvider } from './provider.mjs'
import { signInPages } from './sign-in.mjs'

const { COQUINA_IDENTITY_PORT = '8082', COQUINA_SITE = 'http://localhost:8080' } = process.env
const client = { id: 'coquina', secret: randomBytes(32).toString('hex'), site: COQUINA_SITE }

// The standard input is held by whoever started this. It closes when they end, however they end.
process.stdin.on('end', () => process.exit(0)).resume()

const server = createServer()
server.on('error', fail)
server.listen(Number(COQUINA_IDENTITY_PORT), '127.0.0.1', () => {
  const issuer = `http://localhost:${server.address().port}`
  serve(issuer)
  tell(
    `COQUINA_OIDC_ISSUER=${issuer}`,
    `COQUINA_OIDC_CLIENT_ID=${client.id}`,
    `COQUINA_OIDC_SECRET=${client.secret}`,
    '',
  )
})

/** @param {string} issuer */
function serve(issuer) {
  const people = new People()
  const provider = createProvider(issuer, client, people)
  const pages = signInPages(provider, people)
  const others = provider.callback()
  server.on('request', (request, response) => pages(request, response) ?? others(request, response))
}

/** @param {NodeJS.ErrnoException} error */
function fail(error) {
  const taken = `Port ${COQUINA_IDENTITY_PORT} is in use. Set COQUINA_IDENTITY_PORT to another port.`
  tell(error.code === 'EADDRINUSE' ? taken : error.message)
  process.exit(1)
}

/** @param {string[]} lines */
function tell(...lines) {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}
