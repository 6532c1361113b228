// Counts what the product uses of AWS, piece of work by piece of work, and writes usage.json. The functions are those in
// target/lambda, the services those of the local product.
//
//   node infra/cost/measure.mjs

import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProduct } from '../bench/kit/product.mjs'
import { pages } from './pages.mjs'
import { MANY, acknowledge, buy, interview, visit } from './pieces.mjs'
import { Service } from './service.mjs'
import { stored } from './tables.mjs'

const folder = mkdtempSync(join(tmpdir(), 'coquina-cost-'))
const product = await startProduct(join(folder, 'state'))
const service = new Service(product, folder)
const person = {
  email: 'maria@example.com',
  password: 'Harbor-Light-7',
  firstName: 'Maria',
  lastName: 'Lopez',
}

/** Bytes of all files below. @param {string} where @returns {number} */
const weight = (where) =>
  readdirSync(where, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(where, name)))
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + file.size, 0)

async function journey() {
  let token = ''
  let id = 0
  await service.part('sign up', async () => {
    ;({ token } = await service.call('POST', '/api/auth/register', { body: person }))
  })
  await service.part('new document', async () => {
    ;({ id } = await service.call('POST', '/api/documents', { token, body: { type: 'simpleWill' } }))
    await acknowledge(service, token, id)
  })
  await interview(service, token, id)
  await service.part('sign in', async () => {
    ;({ token } = await service.call('POST', '/api/auth/login', { body: person }))
  })
  await service.part('visit', () => visit(service, token, id))
  await service.part('purchase', () => buy(service, token, id))
  await service.part('first download', () => service.call('GET', `/api/documents/${id}/download`, { token }))
  await service.part('later download', () => service.call('GET', `/api/documents/${id}/download`, { token }))
  await service.part('payments page', () => service.call('GET', '/api/payments', { token }))
  // What the payment left on the clock's lists is done before the clock's own cost is counted.
  await service.part('reconciling a payment', () => service.tick('reconcile'))
  await service.part('tick of outbox', () => service.tick('outbox'), MANY)
  await service.part('tick of reconcile', () => service.tick('reconcile'), MANY)
  const kept = { tables: await stored(service.services.DynamoDB), files: weight(join(folder, 'state/s3')) }
  const letter = {
    name: 'Maria Lopez',
    email: person.email,
    subject: 'A question',
    message: 'When are you open?',
  }
  await service.part('letter', async () => {
    await service.call('POST', '/api/contact', { body: letter })
    await service.tick('outbox')
  })
  await service.part('account deleted', async () => {
    await service.call('POST', '/api/account/delete', { token, body: { password: person.password } })
    await service.tick('outbox')
  })
  return kept
}

try {
  await service.start()
  const kept = await journey()
  const usage = {
    madeBy: 'node infra/cost/measure.mjs',
    on: new Date().toISOString().slice(0, 10),
    starts: service.starts,
    parts: service.parts,
    kept,
    pages: pages(),
  }
  const file = join(dirname(fileURLToPath(import.meta.url)), 'usage.json')
  writeFileSync(file, `${JSON.stringify(usage, null, 2)}\n`)
  console.log(readFileSync(file, 'utf8'))
} finally {
  await service.stop()
  product.stop()
  rmSync(folder, { recursive: true, force: true })
}
