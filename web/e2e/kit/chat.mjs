import assert from 'node:assert/strict'
import { questionsOf } from './interview.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./interview.mjs').Question} Question */

/** @param {Page} page */
export const conversation = (page) => page.getByRole('log', { name: 'Conversation' })

/** @param {Page} page */
export const field = (page) =>
  page.getByRole('main').getByRole('textbox', { name: /^(Your (answer|message)|Or in your own words)/ })

/**
 * The label of the field says what is asked. To look for it on all of the page, with the paper, takes long.
 * @param {Page} page
 * @param {string} [question]
 */
export const asked = (page, question) =>
  page
    .locator('main form')
    .getByText(question ? new RegExp(`^${ASKING}: ${escaped(question)}$`) : new RegExp(`^${ASKING}: `))

const escaped = (/** @type {string} */ words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Beside a form the field is the other way to answer. */
const ASKING = '(Your answer|Or in your own words)'

/** The question that is asked. @param {Page} page */
export const askedNow = async (page) => ((await asked(page).textContent()) ?? '').replace(/^[^:]*: /, '')

/** Said when nothing is left to ask, maybe after what was noted. @param {Page} page */
export const allAnswered = (page) => conversation(page).getByText(/All questions of your .* are answered\./)

/** @param {Page} page */
export const toReview = (page) => page.getByRole('button', { name: 'Continue to Review' }).first()

/**
 * Answers whatever the assistant asks, until all is answered.
 * @param {Page} page
 * @param {string} type
 * @param {import('./answers.mjs').Answers} answers
 */
export async function answerInChat(page, type, answers) {
  const questions = await questionsOf(type)
  for (const open = new Set(Object.keys(answers)); open.size > 0;) {
    const text = await askedNow(page)
    const question = [...questions.values()].find(
      (question) => question.text === text && open.has(question.id),
    )
    assert(question, `asked once, and only what is answered: ${text}`)
    open.delete(question.id)
    await answerShown(page, question, answers[question.id])
    await asked(page, text).waitFor({ state: 'detached' })
  }
}

/** By a press where there is something to choose, else in words. @param {Page} page @param {Question} question @param {string | true | undefined} value */
export async function answerShown(page, { type, text, label, optional }, value) {
  const choices = page.getByRole('group', { name: 'Answers to choose from' })
  const press = (/** @type {string} */ name) => choices.getByRole('button', { name, exact: true }).click()
  if (value === undefined) throw new Error(`There is no answer to: ${text}`)
  if (value === true) return press(label ?? text)
  if (type === 'radio' || type === 'select')
    return choices.getByRole('radio', { name: value, exact: true }).click()
  if (optional && value === 'None') return press(value)
  if (type === 'date') {
    await choices.getByLabel(/^Pick the date/).fill(value)
    return press('Use this date')
  }
  await say(page, value)
  await settled(page, text)
  const yes = page.getByRole('button', { name: `Yes, that is right: ${text}` })
  if (await yes.isVisible()) await yes.click()
}

/** What was said is understood: it waits on a card, or it is taken and the next question asked. @param {Page} page @param {string} question */
async function settled(page, question) {
  const next = asked(page, question)
  await Promise.any([waiting(page).waitFor(), next.waitFor({ state: 'detached' })])
}

/** What is pressed on a card that waits. While it does, the field asks nothing. @param {Page} page */
const waiting = (page) =>
  page.getByRole('button', { name: /^(Yes, that is right|All of these are right)/ }).first()

/** @param {Page} page @param {string} words */
export async function say(page, words) {
  await field(page).fill(words)
  await field(page).press('Enter')
}

/**
 * Answers by typed words alone, and says "yes" to what was understood, until all is answered.
 * @param {Page} page
 * @param {string} type
 * @param {Record<string, string>} words what is typed when a question is asked, by its id
 */
export async function answerInWords(page, type, words) {
  const questions = await questionsOf(type)
  const done = allAnswered(page)
  const open = new Map(Object.entries(words))
  while (!(await done.isVisible())) {
    const text = await askedNow(page)
    const id = [...questions.values()].find((question) => question.text === text && open.has(question.id))?.id
    const said = open.get(id ?? '')
    assert(said !== undefined && open.delete(id ?? ''), `asked once, and only what is answered: ${text}`)
    await say(page, said)
    await settled(page, text)
    if (await waiting(page).isVisible()) await say(page, 'yes')
    await waiting(page).waitFor({ state: 'hidden' })
    await asked(page, text).waitFor({ state: 'detached' })
  }
  assert.deepEqual([...open.keys()], [], 'everything was asked')
}

/** Says something that holds an answer, or several, and waits for what was understood. @param {Page} page @param {string} words */
export async function understand(page, words) {
  await say(page, words)
  await page
    .getByRole('button', { name: /^(Yes, that is right|All of these are right)/ })
    .first()
    .waitFor()
}

/** @param {Page} page @param {{ name: string }} county */
export async function chooseCountyFirst(page, { name }) {
  await openCounty(page)
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Continue with County Requirements' }).click()
  await conversation(page).getByText(`You have chosen ${name} County.`).waitFor()
}

/** A question back, for a conversation with everything in it. The reply is there with its sources. @param {Page} page */
export async function ask(page) {
  await say(page, 'What is a personal representative?')
  await conversation(page).getByText('Sources', { exact: true }).first().waitFor()
}

/** The list of counties, open. @param {Page} page */
export async function openCounty(page) {
  await page.getByRole('combobox', { name: 'County where you plan to file' }).click()
  await page.getByRole('option').first().waitFor()
}
