import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { call } from '../kit/api.mjs'
import { documentOf, documentWith, pdfOf } from '../kit/documents.mjs'
import { journey } from '../kit/journey.mjs'
import { paidFor } from '../kit/payment.mjs'
import { look } from '../kit/pictures.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** @param {string} token @param {number} id @param {string} executorName */
const nameExecutor = (token, id, executorName) =>
  call('PATCH', `/api/documents/${id}`, { token, body: { answers: { executorName } } })

for (const width of [390, 1366])
  for (const colorScheme of /** @type {const} */ (['light', 'dark']))
    journey(
      `A will is bought, changed, compared, signed, changed again, ${width} wide, ${colorScheme}`,
      async ({ page, context }) => {
        const token = await arriveSignedIn(context)
        const id = await documentWith(token, 'simpleWill', will)
        await paidFor(token, id)
        await pdfOf(token, id)
        await nameExecutor(token, id, 'Paula Rivera')
        await theReviewSaysWhatChanged(page, id)
        await pdfOf(token, id)
        await theVersionsAreCompared(page, id)
        await theCurrentOneIsSigned(token, id)
        await nameExecutor(token, id, 'Daniel Lopez')
        await theSignedOneIsNamed(page, id)
      },
      { viewport: { width, height: 800 }, colorScheme },
    )

/** @param {Page} page @param {number} id */
async function theReviewSaysWhatChanged(page, id) {
  await page.goto(`/review/${id}`)
  await page
    .getByText(/^What changed since version 1, downloaded/)
    .first()
    .click()
  await page.locator('ins', { hasText: 'Paula Rivera' }).first().waitFor()
  await page.locator('del', { hasText: 'Daniel Lopez' }).first().waitFor()
  await look(page, 'versions-review')
}

/** @param {Page} page @param {number} id */
async function theVersionsAreCompared(page, id) {
  await page.goto(`/signing/${id}#versions`)
  await page.getByRole('button', { name: 'What changed: version 2' }).click()
  await page.locator('ins', { hasText: 'Paula Rivera' }).first().waitFor()
  const cause = page.getByRole('link', { name: /personal representative|executor|carry out/i }).first()
  assert.match((await cause.getAttribute('href')) ?? '', /question=executorName/)
  await look(page, 'versions-compared')
}

/** @param {string} token @param {number} id */
async function theCurrentOneIsSigned(token, id) {
  const { version, createdAt } = await documentOf(token, id)
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(createdAt))
  const body = { plan: null, signed: { date, original: 'In the safe', version } }
  await call('PUT', `/api/documents/${id}/signing`, { token, body })
}

/** @param {Page} page @param {number} id */
async function theSignedOneIsNamed(page, id) {
  await page.goto('/dashboard')
  await page.goto(`/signing/${id}#versions`)
  await page.getByText('You signed version 2. The document says something else now.').waitFor()
  await page.getByText('Sign again', { exact: true }).waitFor()
  await page.locator('ins', { hasText: 'Daniel Lopez' }).first().waitFor()
  await look(page, 'versions-signed')
}
