import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { continueButton } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'

const NAME = 'What is your full legal name?'
const ADDRESS = 'What is your Florida residence address?'
const CONFLICT = 'This document was changed in another tab'

/** @typedef {import('playwright-core').Page} Page */

/** @type {import('../kit/faults.mjs').Expected} */
const lostRace = (method, _path, status) => method === 'PATCH' && status === 412

journey(
  'Two tabs that answer one question: the second shows both answers and keeps the chosen one',
  async (visitor) => {
    const { first, second, saved } = await openTwice(visitor)
    await answerIn(first, NAME, 'Maria Lopez')
    await answerIn(second, NAME, 'Maria Elena Lopez')
    const dialog = second.getByRole('alertdialog', { name: CONFLICT })
    await dialog.getByText('Maria Elena Lopez', { exact: true }).waitFor()
    await dialog.getByText('Maria Lopez', { exact: true }).waitFor()
    assert.deepEqual(await barriers(second), [])
    assert.equal((await saved()).fullName, 'Maria Lopez', 'nothing is overwritten before a choice')
    await dialog.getByRole('button', { name: 'Keep the answer in this tab' }).click()
    await second.getByRole('heading', { name: ADDRESS }).waitFor()
    assert.equal((await saved()).fullName, 'Maria Elena Lopez')
  },
)

journey('A conflict may be left for later: what was typed stays in its tab', async (visitor) => {
  const { first, second, saved } = await openTwice(visitor)
  await answerIn(first, NAME, 'Maria Lopez')
  await answerIn(second, NAME, 'Maria Elena Lopez')
  await second.getByRole('alertdialog').getByRole('button', { name: 'Decide later' }).click()
  assert.equal(await second.getByLabel(NAME).inputValue(), 'Maria Elena Lopez')
  await continueButton(second).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Take the other answer' }).click()
  await second.getByRole('heading', { name: ADDRESS }).waitFor()
  assert.equal((await saved()).fullName, 'Maria Lopez')
})

journey('Two tabs that answer different questions do not disturb each other', async (visitor) => {
  const { first, second, saved } = await openTwice(visitor)
  await answerIn(first, NAME, 'Maria Lopez')
  await answerIn(first, ADDRESS, '123 Main Street, Orlando, FL 32801')
  await second.goto(second.url().replace('fullName', 'executorName'))
  await answerIn(first, 'What is your marital status?', 'Single')
  await answerIn(second, 'Who should be your personal representative (executor)?', 'Pedro Lopez')
  await second.getByRole('heading', { name: 'Who should serve if that person cannot?' }).waitFor()
  const { fullName, maritalStatus, executorName } = await saved()
  assert.deepEqual([fullName, maritalStatus, executorName], ['Maria Lopez', 'Single', 'Pedro Lopez'])
})

/** @param {import('../kit/journey.mjs').Visitor} visitor */
async function openTwice({ page, context, faults }) {
  faults.expected.push(lostRace)
  const token = await arriveSignedIn(context)
  const id = await documentWith(token, 'simpleWill')
  const second = await context.newPage()
  await Promise.all([page, second].map((tab) => tab.goto(`/document/${id}`)))
  await Promise.all([page, second].map((tab) => tab.getByRole('heading', { name: NAME }).waitFor()))
  return { first: page, second, saved: async () => (await documentOf(token, id)).answers }
}

/** Answers, and waits until the product has heard it. @param {Page} tab @param {string} question @param {string} words */
async function answerIn(tab, question, words) {
  await tab.getByRole('heading', { name: question }).waitFor()
  const card = tab.getByRole('radio', { name: words, exact: true })
  if (await card.isVisible()) await card.check()
  else await tab.getByLabel(question).fill(words)
  await Promise.all([tab.waitForResponse(isChange), continueButton(tab).click()])
}

const isChange = (/** @type {import('playwright-core').Response} */ response) =>
  response.request().method() === 'PATCH'
