import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete } from '../kit/answers.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { continueButton } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'
import {
  ASKING,
  composingOf,
  fillByKeyboard,
  isPlainToAll,
  PHONE,
  standing,
  toPieces,
  toWords,
  WORDS,
} from '../kit/pieces.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const words = (page) => page.getByRole('main').getByRole('textbox')

/** @param {Page} page @param {number} id @param {string} question */
async function open(page, id, question) {
  await page.goto(`/questionnaire/${id}?question=${question}`)
  await toWords(page).or(toPieces(page)).waitFor()
}

/** Saves, also past what the law says of the answer. @param {Page} page @param {string} question */
async function save(page, question) {
  const left = page.waitForURL((url) => url.searchParams.get('question') !== question)
  const held = page.getByText(/^Your answer is saved\./).waitFor()
  await continueButton(page).press('Enter')
  if ((await Promise.race([left.then(() => 'left'), held.then(() => 'held')])) === 'left') return
  await continueButton(page).press('Enter')
  await left
}

/** Pieces, then words, then pieces: nothing is lost before one of the two is saved. @param {Page} page */
async function thereAndBack(page) {
  const pieces = await standing(page)
  await toWords(page).press('Enter')
  await isPlainToAll(page)
  await words(page).fill(WORDS)
  await toPieces(page).press('Enter')
  assert.deepEqual(await standing(page), pieces)
  await toWords(page).press('Enter')
  assert.equal(await words(page).inputValue(), WORDS)
  await toPieces(page).press('Enter')
  return pieces
}

for (const type of Object.keys(complete)) {
  journey(
    `${type}: pieces and own words lose nothing of each other, by keyboard, on a phone`,
    async ({ page, context }) => {
      const token = await arriveSignedIn(context)
      const id = await documentWith(token, type, { ...complete[type], ...ASKING[type] })
      for (const { id: fact, composes: question } of await composingOf(type)) {
        await open(page, id, question)
        if (await toPieces(page).isVisible()) await toPieces(page).press('Enter')
        await fillByKeyboard(page)
        await isPlainToAll(page)
        const pieces = await thereAndBack(page)
        await save(page, question)
        const saved = await documentOf(token, id)
        assert(saved.facts[fact], `${question} is kept in pieces`)
        assert(!String(saved.answers[question]).includes(WORDS), question)
        await open(page, id, question)
        assert.deepEqual(await standing(page), pieces, question)
        await toWords(page).press('Enter')
        await words(page).fill(WORDS)
        await save(page, question)
        const said = await documentOf(token, id)
        assert.equal(said.answers[question], WORDS)
        assert.equal(said.facts[fact], undefined, `${question} is kept in words`)
        await open(page, id, question)
        assert.equal(await words(page).inputValue(), WORDS)
      }
    },
    PHONE,
  )
}
