import { connect } from 'puppeteer-core'

/**
 * Signs somebody new in, in the audited browser itself, as its pages do, with a will to answer.
 * @param {number} port where the browser is spoken to @param {string} site
 * @returns {Promise<string>} the route of a question
 */
export async function arriveAtQuestion(port, site) {
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}` })
  const page = await browser.newPage()
  await page.goto(`${site}/about`)
  const id = await page.evaluate(beginWill)
  await browser.disconnect()
  return `/questionnaire/${id}`
}

/** Runs in the page. */
async function beginWill() {
  /** @param {string} path @param {unknown} body @param {string} [token] */
  const call = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json()
  }
  const person = { email: 'maria@example.com', password: 'Harbor-Light-7' }
  const { token } = await call('/api/auth/register', person)
  localStorage.setItem('auth_token', token)
  const { id } = await call('/api/documents', { type: 'simpleWill', name: 'Simple Will' }, token)
  const formData = {
    clientName: 'Maria Lopez',
    nonlawyerName: 'Coquina',
    services: ['Printing the answers you type into a document you choose'],
    agreedTerms: true,
    clientSignedAt: '2026-01-01T00:00:00Z',
  }
  await call(`/api/documents/${id}/legal-compliance`, { formType: '12.900(a)', formData }, token)
  return id
}
