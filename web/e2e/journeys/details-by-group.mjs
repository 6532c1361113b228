import assert from 'node:assert/strict'
import { barriers, sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete } from '../kit/answers.mjs'
import { documentTypes } from '../kit/api.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { continueButton } from '../kit/interview.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

/** @typedef {import('playwright-core').Page} Page */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Every group of details, with what a reader finds there. @param {Page} page @param {number} id @param {() => Promise<void>} look */
async function throughTheDetails(page, id, look) {
  await page.goto(`/questionnaire/${id}?details=1`)
  for (;;) {
    await page.getByText(/^Details \d+ of \d+ · /).waitFor()
    await look()
    const place = page.url()
    await continueButton(page).click()
    await page.waitForURL((url) => url.href !== place)
    if (page.url().includes('/review/')) return
  }
}

journey(
  'The details of every type fit a phone, are plain to a screen reader, and can all be left out',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    for (const { id: type, facts } of await documentTypes()) {
      if (facts.length === 0) continue
      const id = await documentWith(token, type, complete[type])
      await throughTheDetails(page, id, async () => {
        assert.equal(await sideways(page), 0, `${type}: ${page.url()}`)
        assert.deepEqual(await barriers(page), [], `${type}: ${page.url()}`)
      })
      assert.deepEqual((await documentOf(token, id)).facts, {})
    }
  },
  PHONE,
)

journey(
  'Things, sums, choices and dates are given by keyboard alone, and stand in the exhibit',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    const id = await documentWith(token, 'prenuptialAgreement', complete.prenuptialAgreement)
    await page.goto(`/questionnaire/${id}?question=assets1&from=review`)
    const assets = page.getByRole('group', { name: 'What does the first person (Party 1) own?' })
    await assets.getByRole('combobox').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Sailboat Ondine')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.type('9,000')
    await continueButton(page).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/review\//)
    const [asset] = (await documentOf(token, id)).facts.assets1
    assert.equal(asset.value, 900_000)
    await page.getByRole('cell', { name: 'Sailboat Ondine' }).first().waitFor()
  },
)

journey(
  'A link to one detail shows it on a phone, below the bar, and the worksheet says what its figures come to',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    const answers = { ...complete.uncontestedDivorce, hasMinorChildren: 'Yes' }
    const id = await documentWith(token, 'uncontestedDivorce', answers)
    await page.goto(`/questionnaire/${id}?question=netRespondent&from=review`)
    const amount = page.locator('[data-fact="netRespondent"]').getByLabel('Amount each time')
    await eventually('the box is in view, with the focus', async () => {
      const box = await amount.boundingBox()
      const isFocused = await amount.evaluate((element) => element === document.activeElement)
      return isFocused && box !== null && box.y > 56 && box.y < PHONE.viewport.height / 2
    })
    const result = page.getByRole('region', { name: 'What the worksheet comes to' })
    await result.getByText(/^The guideline amount stands here once/).waitFor()
    await amount.fill('3000')
    await page.locator('[data-fact="netRespondent"]').getByLabel('How often').selectOption('monthly')
    await page.locator('[data-fact="careMonthly"]').getByRole('textbox').focus()
    await result.getByText(/^The sheet is not complete\. It still needs /).waitFor()
    assert.deepEqual(await barriers(page), [])
  },
  PHONE,
)
