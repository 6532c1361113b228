import { answerAll, acknowledge } from './interview.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** After a purchase comes the disclosure, by way of an address of its own. @param {Page} page */
export async function acknowledgeBought(page) {
  await page.waitForURL(/\/legal-compliance\/\d+$/)
  await acknowledge(page)
}

/** Answers a document in its form. @param {Page} page @param {string} type @param {import('./answers.mjs').Answers} answers */
export async function answerByForm(page, type, answers) {
  await page.waitForURL(/\/(chat|document)\/\d+/)
  const id = /\d+/.exec(new URL(page.url()).pathname)?.[0]
  await page.goto(`/questionnaire/${id}`)
  await answerAll(page, type, answers)
}
