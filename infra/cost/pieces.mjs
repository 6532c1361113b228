// The pieces of work that are counted, as the pages and the clock ask for them.

import { setTimeout as pause } from 'node:timers/promises'
import { confirm } from '../bench/kit/person.mjs'
import { will } from '../../web/e2e/kit/answers.mjs'

/** @typedef {import('./service.mjs').Service} Service */

/** How often what is done often is done here. */
export const MANY = 10

const answers = Object.entries(will)

/** Someone comes, with the page's texts and lists. @param {Service} service @param {string} token @param {number} id */
export async function visit(service, token, id) {
  await service.call('GET', '/api/catalog/copy')
  await service.call('GET', '/api/catalog/document-types')
  await service.call('GET', '/api/auth/user', { token })
  await service.call('GET', '/api/documents', { token })
  await service.call('GET', `/api/documents/${id}`, { token })
}

/** @param {Service} service @param {string} token @param {number} id */
export async function buy(service, token, id) {
  const { publishableKey } = await service.call('GET', '/api/payments/settings', { token })
  const asked = { documentId: id }
  const { clientSecret } = await service.call('POST', '/api/create-payment-intent', { token, body: asked })
  await confirm(service.product.stripe, publishableKey, clientSecret)
  await delivered(service.product.stripe)
  await service.call('GET', `/api/documents/${id}`, { token })
  await service.tick('outbox')
}

/** Until the webhook has told of the payment. @param {string} stripe */
async function delivered(stripe) {
  for (let turn = 0; turn < 400; turn += 1) {
    /** @type {{ type: string, status: number }[]} */
    const tries = JSON.parse(await (await fetch(`${stripe}/_config/deliveries`)).text())
    if (tries.some(({ type, status }) => type === 'payment_intent.succeeded' && status === 200)) return
    await pause(50)
  }
  throw new Error('the webhook does not arrive')
}

/** The nonlawyer disclosure, acknowledged. @param {Service} service @param {string} token @param {number} id */
export const acknowledge = (service, token, id) =>
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

/** @param {Service} service @param {string} token @param {number} id */
export async function interview(service, token, id) {
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
