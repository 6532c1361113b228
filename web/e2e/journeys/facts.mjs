import assert from 'node:assert/strict'
import { barriers, sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { continueButton } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'

/** @typedef {import('playwright-core').Page} Page */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const MARRIED_PARENT = { maritalStatus: 'Married', hasChildren: 'Yes' }
const RESIDUE = 'Who should receive everything that is left'

/** @param {Page} page @param {number} id @param {string} question */
async function open(page, id, question) {
  await page.goto(`/questionnaire/${id}?question=${question}`)
  await page.getByRole('button', { name: 'Write it in my own words' }).waitFor()
}

/** @param {Page} page @param {string[]} keys */
async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key)
}

journey('Children are given as cards by keyboard alone, and stand in the will', async ({ page, context }) => {
  const id = await documentWith(await arriveSignedIn(context), 'simpleWill', MARRIED_PARENT)
  await open(page, id, 'childrenDetails')
  await page.getByLabel('Full name').focus()
  await page.keyboard.type('Ana Lopez')
  await press(page, 'Tab', 'Space', 'Tab')
  await page.keyboard.type('Rosa Diaz')
  await press(page, 'Tab')
  await page.keyboard.type('Eva Diaz')
  assert.deepEqual(await barriers(page), [])
  await page.getByRole('button', { name: 'Add another person' }).focus()
  await press(page, 'Enter')
  const second = page.getByRole('group', { name: 'Person 2' })
  await second.getByLabel('Full name').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Luis Lopez')
  await press(page, 'Tab', 'ArrowRight', 'Enter')
  await page.waitForURL((url) => url.searchParams.get('question') !== 'childrenDetails')
  await page.goto(`/review/${id}`)
  await page.getByText('for Ana Lopez: Rosa Diaz, and if Rosa Diaz does not serve, Eva Diaz').waitFor()
  await page.locator('#clause-family').getByText('Luis Lopez', { exact: true }).waitFor()
})

journey('Pieces and own words change places, and neither loses what was typed', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  const id = await documentWith(token, 'simpleWill', MARRIED_PARENT)
  await open(page, id, 'primaryBeneficiary')
  await page.getByLabel('Person 1', { exact: true }).fill('Ana Lopez')
  await page.getByRole('button', { name: 'Write it in my own words' }).click()
  const words = page.getByRole('textbox', { name: new RegExp(RESIDUE) })
  await words.fill('My sister Paula Ruiz, 100%')
  await page.getByRole('button', { name: 'Answer item by item' }).click()
  assert.equal(await page.getByLabel('Person 1', { exact: true }).inputValue(), 'Ana Lopez')
  await page.getByRole('button', { name: 'Write it in my own words' }).click()
  assert.equal(await words.inputValue(), 'My sister Paula Ruiz, 100%')
  await continueButton(page).click()
  await page.waitForURL((url) => url.searchParams.get('question') !== 'primaryBeneficiary')
  assert.equal((await documentOf(token, id)).answers.primaryBeneficiary, 'My sister Paula Ruiz, 100%')
  await page.goto(`/questionnaire/${id}?question=primaryBeneficiary`)
  assert.equal(await words.inputValue(), 'My sister Paula Ruiz, 100%')
})

journey(
  'Cards and shares fit a phone and are plain to a screen reader',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', MARRIED_PARENT)
    for (const question of ['childrenDetails', 'primaryBeneficiary']) {
      await open(page, id, question)
      await page.getByRole('button', { name: 'Add another person' }).click()
      assert.equal(await sideways(page), 0)
      assert.deepEqual(await barriers(page), [])
    }
    await page.getByRole('button', { name: 'Equal shares' }).click()
    await page.getByText('Total: 100%, in 2 parts.').waitFor()
  },
  PHONE,
)
