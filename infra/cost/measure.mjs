// Counts what the product uses of AWS, piece of work by piece of work, and writes usage.json. The functions are those in
// target/lambda, the services those of the local product.
//
//   node infra/cost/measure.mjs

import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { confirm } from '../bench/kit/person.mjs'
import { startProduct } from '../bench/kit/product.mjs'
import { will } from '../../web/e2e/kit/answers.mjs'
import { pages } from './pages.mjs'
import { Service } from './service.mjs'
import { stored } from './tables.mjs'

const MANY = 10
const folder = mkdtempSync(join(tmpdir(), 'coquina-cost-'))
const product = await startProduct(join(folder, 'state'))
const service = new Service(product, folder)
const person = {
  email: 'maria@example.com',
  password: 'Harbor-Light-7',
  firstName: 'Maria',
  lastName: 'Lopez',
}
const answers = Object.entries(will)

/** Somebody comes, with the page's texts and lists. @param {string} [token] @param {number} [id] */
async function visit(token, id) {
  await service.call('GET', '/api/catalog/copy')
  await service.call('GET', '/api/catalog/document-types')
  await service.call('GET', '/api/auth/user', { token })
  await service.call('GET', '/api/documents', { token })
  await service.call('GET', `/api/documents/${id}`, { token })
}

/** @param {string} token @param {number} id */
async function buy(token, id) {
  const { publishableKey } = await service.call('GET', '/api/payments/settings', { token })
  const asked = { documentId: id }
  const { clientSecret } = await service.call('POST', '/api/create-payment-intent', { token, body: asked })
  await confirm(product.stripe, publishableKey, clientSecret)
  await delivered()
  await service.call('GET', `/api/documents/${id}`, { token })
  await service.tick('outbox')
}

/** Until the webhook has told of the payment. */
async function delivered() {
  for (let turn = 0; turn < 400; turn += 1) {
    /** @type {{ type: string, status: number }[]} */
    const tries = JSON.parse(await (await fetch(`${product.stripe}/_config/deliveries`)).text())
    if (tries.some(({ type, status }) => type === 'payment_intent.succeeded' && status === 200)) return
    await pause(50)
  }
  throw new Error('the webhook does not arrive')
}

/** The nonlawyer disclosure, acknowledged. @param {string} token @param {number} id */
const acknowledge = (token, id) =>
  service.call('POST', `/api/documents/${id}/legal-compliance`, {
    token,
    body: {
      formType: '12.900(a)',
      formData: {
        clientName: 'Maria Lopez',
        nonlawyerName: 'Coquina',
        services: ['Simple Will'],
        agreedTerms: true,
        clientSignedAt: new Date().toISOString(),
      },
    },
  })

/** @param {string} token @param {number} id */
async function interview(token, id) {
  const save = (/** @type {Record<string, unknown>} */ some) =>
    service.call('PATCH', `/api/documents/${id}`, { token, body: { answers: some } })
  await service.part('answer', (turn) => save(Object.fromEntries([answers[turn] ?? []])), answers.length)
  const [question, words] = answers[5] ?? ['', '']
  await service.part('autosave', (turn) => save({ [question]: `${words}${' '.repeat(turn)}.` }), MANY)
  const message = 'What is a personal representative?'
  const chat = { token, body: { message, documentId: id, context: [] } }
  await service.part('chat turn', () => service.call('POST', '/api/chat', chat), MANY)
  await service.part('review', async () => {
    await service.call('GET', `/api/documents/${id}/preview`, { token })
    await service.call('GET', `/api/documents/${id}/draft`, { token })
  })
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
    await acknowledge(token, id)
  })
  await interview(token, id)
  await service.part('sign in', async () => {
    ;({ token } = await service.call('POST', '/api/auth/login', { body: person }))
  })
  await service.part('visit', () => visit(token, id))
  await service.part('purchase', () => buy(token, id))
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
