import assert from 'node:assert/strict'
import { arriveSignedIn, somebody } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { call } from '../kit/api.mjs'
import { documentOf, documentWith, pdfOf } from '../kit/documents.mjs'
import { saveDownload } from '../kit/download.mjs'
import { journey } from '../kit/journey.mjs'
import { mailTo } from '../kit/mail.mjs'
import { paidFor } from '../kit/payment.mjs'
import { textOf } from '../kit/pdf.mjs'
import { look } from '../kit/pictures.mjs'
import { VIEWS } from '../kit/views.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** @param {string} token @param {number} id @param {string} executorName */
const nameExecutor = (token, id, executorName) =>
  call('PATCH', `/api/documents/${id}`, { token, body: { answers: { executorName } } })

for (const { width, colorScheme } of VIEWS)
  journey(
    `A will is bought, changed, compared, signed, changed again, ${width} wide, ${colorScheme}`,
    async ({ page, context }) => {
      const maria = somebody()
      const token = await arriveSignedIn(context, maria)
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
      const said = await whatThePageSays(page, token, id)
      await theMailSays(said, maria)
      await theSheetSays(said, page)
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

/**
 * What differs between the versions 2 and 3, as it stands on the page.
 * @param {Page} page @param {string} token @param {number} id
 */
async function whatThePageSays(page, token, id) {
  await page.goto(`/review/${id}`)
  const since = await page
    .getByText(/^What changed since version 2, downloaded/)
    .first()
    .innerText()
  await pdfOf(token, id)
  await page.goto(`/signing/${id}#versions`)
  const again = await page.getByText(/^You signed version 2\./).innerText()
  await page.getByRole('button', { name: 'What changed: version 3' }).click()
  const count = await page
    .getByText(/differs?\.$/)
    .first()
    .innerText()
  const clauses = page.locator('li:has(> h4)')
  return { since, again, count, clauses: await clauses.evaluateAll(wordsOfClauses) }
}

/** In the browser. @param {Element[]} items */
const wordsOfClauses = (items) =>
  items.map((item) => ({
    named: `${item.querySelector('p')?.textContent}: ${item.querySelector('h4')?.textContent}`,
    causes: [...item.querySelectorAll('li')].map((cause) => cause.textContent?.replace('Comes from: ', '')),
  }))

/** @typedef {Awaited<ReturnType<typeof whatThePageSays>>} Said */

/** @param {Said} said @param {import('../kit/account.mjs').Person} person */
async function theMailSays({ since, again, count, clauses }, { email }) {
  const mail = await mailTo(email, 'Version 3 of your')
  for (const words of [since, again, count, ...clauses.map(({ named }) => `- ${named}`)])
    assert.ok(mail.includes(words), `${words}\n\n${mail}`)
}

/** @param {Said} said @param {Page} page */
async function theSheetSays({ since, again, count, clauses }, page) {
  const name = 'Download with a sheet of changes: version 3'
  const sheet = await textOf(await saveDownload(page, () => page.getByRole('button', { name }).click()))
  const sentences = clauses.map(({ named, causes }) => `${named}. Comes from: ${causes.join('; ')}`)
  assert.ok(sentences.length > 0)
  for (const words of [since, again, count, ...sentences])
    assert.ok(sheet.includes(words), `${words}\n\n${sheet}`)
}
