// node infra/security/timing.mjs: whether the time of an answer tells who has an account. On a running product at
// COQUINA_URL, started with COQUINA_SIGN_IN_TRIES=100000; medians of calls that take turns, and their ratio.
import process from 'node:process'

const site = process.env.COQUINA_URL ?? 'http://localhost:8080'
const rounds = Number(process.env.COQUINA_ROUNDS ?? 200)
const known = `timing-${Date.now()}@example.com`
const unknown = `nobody-${Date.now()}@example.com`

const made = await post('/api/auth/register', { email: known, password: 'Quiet-Harbor-42' })
if (made.status !== 201) throw new Error(`No account could be made: ${made.status}.`)
await compare('/api/auth/login', (email) => ({ email, password: 'Quiet-Harbor-43' }), 401)
await compare('/api/auth/password-reset', (email) => ({ email }), 202)

/** Sends both in turn, so that what else the machine does falls on both alike. */
async function compare(path, body, status) {
  const times = { known: [], unknown: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.known.push(await time(path, body(known), status))
    times.unknown.push(await time(path, body(unknown), status))
  }
  const [ours, others] = [median(times.known), median(times.unknown)]
  const ratio = ours / others
  process.stdout.write(`${path}: ${ours.toFixed(1)} ms with an account, ${others.toFixed(1)} ms without, ratio ${ratio.toFixed(3)}\n`)
  if (ratio < 0.9 || ratio > 1.1) process.exitCode = 1
}

async function time(path, body, status) {
  const start = performance.now()
  const answer = await post(path, body)
  const taken = performance.now() - start
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return taken
}

function post(path, body) {
  const headers = { 'content-type': 'application/json' }
  return fetch(site + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

function median(times) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
