import { call } from './api.mjs'

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

/** A document nobody has agreed to anything about yet. @param {string} token @param {string} type */
export async function freshDocument(token, type) {
  const { id } = await call('POST', '/api/documents', { token, body: { type, name: names[type] } })
  return id
}

/** @param {string} token @param {number} id */
export const documentOf = (token, id) => call('GET', `/api/documents/${id}`, { token })

/** @type {Record<string, string>} */
export const names = {
  simpleWill: 'Simple Will',
  prenuptialAgreement: 'Prenuptial Agreement',
  uncontestedDivorce: 'Uncontested Divorce',
  powerOfAttorney: 'Power of Attorney',
  healthcareDirective: 'Healthcare Directive',
  postnuptialAgreement: 'Postnuptial Agreement',
}

const disclosure = {
  formType: '12.900(a)',
  formData: {
    clientName: 'Maria Lopez',
    nonlawyerName: 'Coquina',
    services: ['Printing the answers you type into a document you choose'],
    agreedTerms: true,
    clientSignedAt: '2026-01-01T00:00:00Z',
  },
}
