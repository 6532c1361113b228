import { product } from './journey.mjs'

/**
 * A call to the API from outside the page.
 * @param {string} method
 * @param {string} path
 * @param {{ token?: string, body?: unknown }} [options]
 */
export async function call(method, path, { token, body } = {}) {
  const answer = await fetch((product.door || product.site) + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}

/** The document types with their questions. */
export const documentTypes = () => call('GET', '/api/catalog/document-types')
