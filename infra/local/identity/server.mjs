// An identity provider for one machine: whoever comes is whoever they say. It listens on loopback only, keeps everything
// in memory, and ends when the program that started it does.
import { createServer } from 'node:http'
import process from 'node:process'
import { People } from './people.mjs'
import { createProvider } from './provider.mjs'
import { signInPages } from './sign-in.mjs'

const {
  COQUINA_IDENTITY_PORT = '8082',
  COQUINA_SITE = 'http://localhost:8080',
  COQUINA_OIDC_CLIENT_ID = 'coquina',
  COQUINA_OIDC_SECRET,
} = process.env

/** @param {string} sentence */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

// The standard input is held by whoever started this. It closes when they end, however they end.
process.stdin.on('end', () => process.exit(0)).resume()

if (!COQUINA_OIDC_SECRET) fail('COQUINA_OIDC_SECRET has to be set.')

const server = createServer()
server.on('error', (error) => fail(`The identity provider did not start: ${error.message}`))
server.listen(Number(COQUINA_IDENTITY_PORT), '127.0.0.1', () => {
  const issuer = `http://localhost:${server.address().port}`
  const people = new People()
  const client = { id: COQUINA_OIDC_CLIENT_ID, secret: COQUINA_OIDC_SECRET, site: COQUINA_SITE }
  const provider = createProvider(issuer, client, people)
  const pages = signInPages(provider, people)
  const others = provider.callback()
  server.on('request', (request, response) => pages(request, response) ?? others(request, response))
  process.stdout.write(`Identity provider at ${issuer}\n`)
})
