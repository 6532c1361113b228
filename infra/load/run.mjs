// Load on the running product: 200 people at once, by wrk, beside a bare axum server in the same run.
//
//   cargo build --release -p local --bin local --example bare && node infra/load/run.mjs [seconds]
//
// Prints a table, and fails when a single request fails.

import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PEOPLE = 200
const SECONDS = Number(process.argv[2] ?? 15)
const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const built = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'release')
const folder = mkdtempSync(join(tmpdir(), 'coquina-load-'))
const started = []

/** Starts a program and waits for the address that it prints. */
function start(program, environment) {
  const child = spawn(program, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (bytes) => {
      said += bytes
      const address = /http:\/\/[\w.]+:\d+/.exec(said)
      if (address) resolve(address[0].replace('localhost', '127.0.0.1'))
    })
    child.on('exit', (code) => reject(new Error(`${program} ended (${code}): ${said}`)))
  })
}

async function call(site, method, path, token, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(site + path, { method, headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Someone with an account and a will that is half answered. */
async function person(site, number) {
  const form = { email: `person${number}@example.com`, password: 'Seashell1' }
  const { token } = await call(site, 'POST', '/api/auth/register', undefined, form)
  const { id } = await call(site, 'POST', '/api/documents', token, { type: 'simpleWill' })
  const answers = { fullName: 'Maria Lopez', address: '123 Main Street, Orlando, FL 32801' }
  await call(site, 'PATCH', `/api/documents/${id}`, token, { answers, currentStep: 2 })
  return { token, id }
}

/** A wrk script in which each request is the next person's. */
function script(people, method, path, body) {
  const rows = people.map(({ token, id }) => `{${JSON.stringify(token)}, ${JSON.stringify(String(id))}}`)
  const file = join(folder, `${method}-${path.replaceAll('/', '-')}.lua`)
  const lua = `
local people = {${rows.join(',\n')}}
local turn = 0
local offset = 0
function setup(thread) thread:set("offset", offset); offset = offset + ${PEOPLE / 2} end
function request()
  turn = turn + 1
  local who = people[(turn + offset) % #people + 1]
  local headers = {["authorization"] = "Bearer " .. who[1], ["content-type"] = "application/json"}
  local body = ${body ? `string.gsub('${JSON.stringify(body)}', 'TURN', tostring(turn))` : 'nil'}
  return wrk.format("${method}", (string.gsub("${path}", "{id}", who[2])), headers, body)
end
function done(summary, latency)
  local failed = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.status
    + summary.errors.timeout
  io.write(string.format("FIGURES %f %f %f %d\\n", summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, failed))
end
`
  writeFileSync(file, lua)
  return file
}

/** Requests a second, milliseconds (median and 99 of 100), failures. */
function measure(site, file) {
  const options = ['-t2', `-c${PEOPLE}`, `-d${SECONDS}s`, '--timeout', '30s', '-s', file, site]
  const said = execFileSync('wrk', options, { encoding: 'utf8' })
  const [, perSecond, median, slow, failed] = /FIGURES (\S+) (\S+) (\S+) (\d+)/.exec(said).map(Number)
  return { perSecond, median, slow, failed }
}

async function main() {
  const environment = {
    COQUINA_PORT: '0',
    COQUINA_STRIPE_PORT: '0',
    COQUINA_DATA: join(folder, 'state'),
    COQUINA_WEB: join(root, 'web/dist'),
    RUST_LOG: 'warn',
  }
  const bare = await start(join(built, 'examples/bare'), {})
  const site = await start(join(built, 'local'), environment)
  const people = []
  for (let number = 0; number < PEOPLE; number += 1) people.push(await person(site, number))
  const cases = [
    ['a bare axum server', bare, 'GET', '/', undefined],
    ['the catalogue', site, 'GET', '/api/catalog/document-types', undefined],
    ['one document', site, 'GET', '/api/documents/{id}', undefined],
    ['the dashboard', site, 'GET', '/api/documents', undefined],
    ['payments', site, 'GET', '/api/payments', undefined],
    ['autosave', site, 'PATCH', '/api/documents/{id}', { answers: { fullName: 'Maria TURN Lopez' } }],
  ]
  let base
  let failures = 0
  console.log(`| ${PEOPLE} at once, ${SECONDS} s each | requests a second | of the bare server | median | 99 of 100 | failed |`)
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const [title, at, method, path, body] of cases) {
    const { perSecond, median, slow, failed } = measure(at, script(people, method, path, body))
    base ??= perSecond
    failures += failed
    const cells = [title, perSecond.toFixed(0), (perSecond / base).toFixed(4), `${median.toFixed(1)} ms`]
    console.log(`| ${[...cells, `${slow.toFixed(1)} ms`, failed].join(' | ')} |`)
  }
  return failures === 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} finally {
  for (const child of started) {
    child.removeAllListeners('exit')
    child.kill()
  }
  rmSync(folder, { recursive: true, force: true })
}
