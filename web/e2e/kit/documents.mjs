import assert from 'node:assert/strict'
import { complete, county } from './answers.mjs'
import { call } from './api.mjs'
import { eventually } from './eventually.mjs'
import { product } from './journey.mjs'

/**
 * A document as it is after some work, made behind the page's back.
 * @param {string} token
 * @param {string} type
 * @param {import('./answers.mjs').Answers} [answers]
 * @returns {Promise<number>} its id
 */
export async function documentWith(token, type, answers = {}) {
  const { id } = await call('POST', '/api/documents', { token, body: { type, name: names[type], answers } })
  await call('POST', `/api/documents/${id}/legal-compliance`, { token, body: disclosure })
  return id
}

/**
 * A document of which every question is answered, with the county of filing.
 * @param {string} token
 * @param {string} type
 * @param {import('./answers.mjs').Answers} [also]
 */
export async function answeredDocument(token, type, also = {}) {
  const id = await documentWith(token, type, { ...complete[type], ...also })
  const data = { county: county.id, countyName: county.name }
  await call('PATCH', `/api/documents/${id}`, { token, body: { data } })
  return id
}

/** A document no one has agreed to anything about yet. @param {string} token @param {string} type */
export async function freshDocument(token, type) {
  const { id } = await call('POST', '/api/documents', { token, body: { type, name: names[type] } })
  return id
}

/** @param {string} token @param {number} id */
export const documentOf = (token, id) => call('GET', `/api/documents/${id}`, { token })

/** The PDF of a document that is paid, or is about to be. @param {string} token @param {number} id @returns {Promise<Buffer>} */
export async function pdfOf(token, id) {
  await eventually('the document is paid', async () => (await documentOf(token, id)).status === 'paid')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${product.site}/api/documents/${id}/download`, { headers })
  assert.equal(answer.status, 200)
  return Buffer.from(await answer.arrayBuffer())
}

/** @type {Record<string, string>} */
export const names = {
  simpleWill: 'Simple Will',
  prenuptialAgreement: 'Prenuptial Agreement',
  uncontestedDivorce: 'Uncontested Divorce',
  powerOfAttorney: 'Power of Attorney',
  healthcareDirective: 'Healthcare Directive',
  postnuptialAgreement: 'Postnuptial Agreement',
}

export const disclosure = {
  formType: '12.900(a)',
  formData: {
    clientName: 'Maria Lopez',
    nonlawyerName: 'Coquina',
    services: ['Printing the answers you type into a document you choose'],
    agreedTerms: true,
    clientSignedAt: '2026-01-01T00:00:00Z',
  },
}
