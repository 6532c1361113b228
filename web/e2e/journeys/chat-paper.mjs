import assert from 'node:assert/strict'
import { barriers, sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { say } from '../kit/chat.mjs'
import { documentWith } from '../kit/documents.mjs'
import { journey } from '../kit/journey.mjs'

/** @typedef {import('playwright-core').Page} Page */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const laptop = { viewport: { width: 1366, height: 900 } }

/** Nothing is saved before what is returned is called. @param {Page} page */
async function holdSaving(page) {
  let letGo = () => {}
  const isFree = new Promise((resolve) => (letGo = () => resolve(undefined)))
  await page.route('**/api/documents/*', async (route) => {
    if (route.request().method() === 'PATCH') await isFree
    await route.continue()
  })
  return letGo
}

journey(
  'What is said in the chat stands in the paper beside it before it is saved',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'powerOfAttorney')
    await page.goto(`/chat/${id}`)
    const article = page.locator('section[data-marked]')
    await article.getByText(/^I, \[not answered yet\], of \[not answered yet\]/).waitFor()
    const save = await holdSaving(page)
    await say(page, 'Ana Ruiz')
    await article.getByText(/^I, Ana Ruiz, of \[not answered yet\], am the principal/).waitFor()
    save()
    await page.getByText('Saved', { exact: true }).waitFor()
    await article.getByText(/^I, Ana Ruiz, of \[not answered yet\], am the principal/).waitFor()
  },
  laptop,
)

journey(
  'On a phone a line of the paper stands above the field, follows what is said and opens the whole',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'powerOfAttorney')
    await page.goto(`/chat/${id}`)
    const line = page.getByRole('button', { name: /^See your document: Appointment of Agent/ })
    await line.waitFor()
    assert.equal((await line.boundingBox())?.height, 56)
    const save = await holdSaving(page)
    await say(page, 'Ana Ruiz')
    await line.locator('mark', { hasText: 'Ana Ruiz' }).waitFor()
    save()
    assert.deepEqual([await sideways(page), await barriers(page)], [0, []])
    await line.click()
    const paper = page.getByRole('dialog', { name: 'Your document so far' })
    await paper.getByText(/^I, Ana Ruiz, of /).waitFor()
    await page.keyboard.press('Escape')
    await paper.waitFor({ state: 'hidden' })
    await line.and(page.locator(':focus')).waitFor()
  },
  phone,
)
