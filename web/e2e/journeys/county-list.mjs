import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete } from '../kit/answers.mjs'
import { documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** The box of the counties. @param {Page} page */
const box = (page) => page.getByRole('combobox', { name: /County/ })

/** Where the box is, and how tall what it stands on. @param {Page} page */
const measures = (page) =>
  box(page).evaluate((field) => ({
    top: field.getBoundingClientRect().top,
    page: document.documentElement.scrollHeight,
  }))

/** Whether a press in the middle of it reaches it. @param {import('playwright-core').Locator} control */
const isReachable = (control) =>
  control.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

/** The page stands before it answers. @param {Page} page */
async function opens(page) {
  await page.keyboard.press('Escape')
  await box(page).click()
  const isOpen = await page.getByRole('option').nth(5).isVisible()
  await page.keyboard.press('Escape')
  return isOpen
}

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
]) {
  const view = { viewport: { width, height } }

  journey(
    `The list of counties lies over the page, ${width}`,
    async ({ page }) => {
      await page.goto('/county-examples')
      await eventually('the list opens', () => opens(page))
      const closed = await measures(page)
      await box(page).click()
      await page.getByRole('option').nth(5).waitFor()
      assert.deepEqual(await measures(page), closed)
    },
    view,
  )

  journey(
    `The list of counties leaves the way on free, ${width}`,
    async ({ page, context }) => {
      const token = await arriveSignedIn(context)
      const id = await documentWith(token, 'uncontestedDivorce', complete.uncontestedDivorce)
      await page.goto(`/questionnaire/${id}?question=county`)
      await box(page).click()
      assert.ok(await isReachable(page.getByRole('button', { name: 'Continue without a county' })))
      await page.goto('/ai/uncontested-divorce')
      await box(page).click()
      const goOn = page.getByRole('button', { name: 'Continue with County Requirements' })
      assert.ok(await isReachable(goOn))
      await box(page).fill('duv')
      await page.keyboard.press('Enter')
      await goOn.click()
      await page.getByText('You have chosen Duval County.').waitFor()
    },
    view,
  )
}
