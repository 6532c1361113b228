import assert from 'node:assert/strict'
import { documentTypes } from './api.mjs'
import { chooseCounty } from './review.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ id: string, type: string, text: string, label?: string, optional: boolean }} Question */

const NEXT = /^(Continue|Review Document|Save and Review)$/

/** What is asked, without the paper beside it, in all of which it takes long to look for words. @param {Page} page */
const questionForm = (page) => page.locator('main form')

/** @param {Page} page */
export const continueButton = (page) => page.locator('main').getByRole('button', { name: NEXT })

/** Reads and ticks the nonlawyer disclosure, which stands before every interview. @param {Page} page */
export async function acknowledge(page) {
  await page.getByRole('checkbox', { name: /^I have read and understood this disclosure/ }).check()
  await page.getByText('Acknowledged and recorded.').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { level: 2, name: 'AI Legal Assistant' }).waitFor()
}

/** From the chat, where documents begin, to the same questions one by one. @param {Page} page */
export async function toForm(page) {
  await page.getByRole('link', { name: 'Answer in a form' }).click()
}

/**
 * Answers question after question, in whichever order the product asks them, up to the review.
 * @param {Page} page
 * @param {string} type
 * @param {import('./answers.mjs').Answers} answers
 * @param {{ id: string, name: string }} [county] where the papers are filed, for those that are
 */
export async function answerAll(page, type, answers, county) {
  const questions = await questionsOf(type)
  const open = new Set(Object.keys(answers))
  await page.waitForURL(/question=/)
  while (open.size > 0) {
    const question = questions.get(asked(page))
    assert(question && open.delete(question.id), `asked once, and only what is answered: ${question?.id}`)
    await answer(page, question, answers[question.id])
    await goOn(page, question)
  }
  if (county) {
    await chooseCounty(page, county)
    await continueButton(page).click()
  }
  await skipDetails(page)
  await page.getByRole('heading', { level: 1, name: /^Review your / }).waitFor()
}

/** The way past the details that are offered after the last question. @param {Page} page */
export const skipDetails = (page) =>
  page.getByRole('button', { name: 'Review now; what you entered is kept' }).click()

/** @param {string} type @returns {Promise<Map<string, Question>>} */
export async function questionsOf(type) {
  /** @type {{ id: string, questions: Question[] }[]} */
  const types = await documentTypes()
  const found = types.find(({ id }) => id === type)
  assert(found, `a type ${type}`)
  return new Map(found.questions.map((question) => [question.id, question]))
}

/** The question is in the address, so that the browser's back button works. @param {Page} page */
const asked = (page) => new URL(page.url()).searchParams.get('question') ?? ''

/** @param {Page} page @param {Question} question @param {string | true | undefined} value */
export async function answer(page, { type, text, optional }, value) {
  await page.getByRole('heading', { level: 2, name: text, exact: true }).waitFor()
  if (value === true) return page.getByRole('checkbox').check()
  if (value === undefined) throw new Error(`There is no answer to: ${text}`)
  if (type === 'radio' || type === 'select')
    return page.getByRole('radio', { name: value, exact: true }).check()
  if (optional && value === 'None') return page.getByRole('button', { name: 'None', exact: true }).click()
  const control = questionForm(page).getByLabel(text, { exact: true })
  if (type === 'text' || type === 'textarea') await toOwnWords(page, control)
  await control.fill(value)
}

/**
 * A question that begins piece by piece is answered in words.
 * @param {Page} page
 * @param {import('playwright-core').Locator} box
 */
async function toOwnWords(page, box) {
  const ownWords = page.getByRole('button', { name: 'Write it in my own words' })
  await box.or(ownWords).first().waitFor()
  if (await ownWords.isVisible()) await ownWords.click()
}

/** What the law says of an answer is shown once; then one goes on. @param {Page} page @param {Question} question */
async function goOn(page, { id }) {
  await continueButton(page).click()
  const left = page.waitForURL((url) => url.searchParams.get('question') !== id)
  const held = questionForm(page)
    .getByText(/^Your answer is saved\./)
    .waitFor()
    .then(
      () => true,
      () => false,
    )
  if (await Promise.race([left.then(() => false), held])) await continueButton(page).click()
  await left
}
