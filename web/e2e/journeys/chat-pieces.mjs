import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete } from '../kit/answers.mjs'
import { asked, askedNow, field } from '../kit/chat.mjs'
import { answeredDocument, documentOf, documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'
import { hasFocus } from '../kit/keyboard.mjs'
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

/** What was saved in between is merged. @type {import('../kit/faults.mjs').Expected} */
const isMerged = (method, _path, status) => method === 'PATCH' && status === 412

/** Own words, and back: each is as it was left. @param {Page} page */
async function thereAndBack(page) {
  const pieces = await standing(page)
  await toWords(page).press('Enter')
  await hasFocus(field(page))
  await field(page).fill(WORDS)
  await toPieces(page).press('Enter')
  assert.deepEqual(await standing(page), pieces)
  assert.equal(await field(page).inputValue(), WORDS)
}

for (const type of Object.keys(complete)) {
  journey(
    `${type}: what is asked in pieces is answered so in the chat, by keyboard, on a phone`,
    async ({ page, context, faults }) => {
      faults.expected.push(isMerged)
      const token = await arriveSignedIn(context)
      const id = await answeredDocument(token, type, ASKING[type])
      for (const { id: fact, composes: question } of await composingOf(type)) {
        await page.goto(`/chat/${id}?question=${question}`)
        await toPieces(page).or(toWords(page)).waitFor()
        if (await toPieces(page).isVisible()) await toPieces(page).press('Enter')
        const shown = await askedNow(page)
        await fillByKeyboard(page)
        await isPlainToAll(page)
        await thereAndBack(page)
        await page.getByRole('button', { name: 'Use these answers' }).press('Enter')
        await eventually(
          `${question} is kept in pieces`,
          async () => (await documentOf(token, id)).facts[fact],
        )
        await asked(page, shown).waitFor({ state: 'detached' })
      }
    },
    PHONE,
  )
}

journey('A question that was never answered begins with its pieces', async ({ page, context }) => {
  const id = await documentWith(await arriveSignedIn(context), 'simpleWill', {
    ...complete.simpleWill,
    primaryBeneficiary: '',
  })
  await page.goto(`/chat/${id}`)
  await toWords(page).waitFor()
  await page.getByLabel('Person 1', { exact: true }).waitFor()
})
