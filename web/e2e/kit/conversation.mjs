import assert from 'node:assert/strict'
import { questionsOf } from './interview.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {(control: Locator) => Promise<void>} Press */

const ASKS = /^Your answer: /

/** What the assistant asks is the name of the box for the answer. @param {Page} page */
const box = (page) => page.locator('label', { hasText: /^Your (answer|message)/ })

/**
 * Answers all that the assistant asks, each answer being confirmed before it counts.
 * @param {Page} page
 * @param {string} type
 * @param {import('./answers.mjs').Answers} answers
 * @param {{ press?: Press, after?: (id: string) => Promise<unknown> }} [ways]
 */
export async function talkThrough(page, type, answers, { press = click, after } = {}) {
  const questions = [...(await questionsOf(type)).values()]
  await box(page).filter({ hasText: ASKS }).waitFor()
  for (let turn = 0; turn <= questions.length; turn += 1) {
    const asked = (await box(page).textContent()) ?? ''
    if (!ASKS.test(asked)) return
    const question = questions.find(({ text }) => asked === `Your answer: ${text}`)
    assert(question, `a question of the type: ${asked}`)
    await tell(page, String(answers[question.id]), press)
    await after?.(question.id)
    await confirm(page, press)
    await box(page).filter({ hasNotText: asked }).waitFor()
  }
  assert.fail('the assistant asks no more than there are questions')
}

/** By a press where there is a choice, else in one's own words. @param {Page} page @param {string} answer @param {Press} press */
async function tell(page, answer, press) {
  const choice = page
    .getByRole('group', { name: 'Answers to choose from' })
    .getByRole('button', { name: answer, exact: true })
  if (await choice.isVisible()) return press(choice)
  await page.getByRole('textbox', { name: ASKS }).fill(answer)
  await press(page.getByRole('button', { name: 'Send' }))
  await open(page).waitFor()
}

/** What the assistant has understood, and is not saved yet. @param {Page} page */
const open = (page) => page.getByRole('button', { name: /^Yes, that is right/ })

/** A press on a choice is its own confirmation. @param {Page} page @param {Press} press */
async function confirm(page, press) {
  if (await open(page).isVisible()) await press(open(page))
}

/** @type {Press} */
const click = (control) => control.click()
