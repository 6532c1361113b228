import assert from 'node:assert/strict'
import { barriers, sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { asked, say } from '../kit/chat.mjs'
import { answeredDocument, documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

/** @typedef {import('playwright-core').Page} Page */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** How far above the edge of the screen the field ends. @param {Page} page */
const belowField = (page) =>
  page
    .locator('main form:has(textarea)')
    .evaluate((form) => Math.round(window.innerHeight - form.getBoundingClientRect().bottom))

journey(
  'On a phone the chat fills the screen, and its field stays at the edge',
  async ({ page, context }) => {
    await page.goto(`/chat/${await documentWith(await arriveSignedIn(context), 'simpleWill')}`)
    await asked(page).waitFor()
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await eventually('nothing is below the screen', async () => (await height()) === 844)
    assert.equal(await belowField(page), 0)
    await say(page, 'Maria Lopez')
    await asked(page, 'What is your Florida residence address?').waitFor()
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    assert.equal(await belowField(page), 0)
    assert.deepEqual([await sideways(page), await barriers(page)], [0, []])
  },
  phone,
)

journey(
  'On a phone one band says whom one talks with and what it costs, and holds the other ways to go on',
  async ({ page, context }) => {
    await page.goto(`/chat/${await documentWith(await arriveSignedIn(context), 'simpleWill')}`)
    const band = page.locator('main summary', { hasText: 'An AI, not a lawyer.' })
    for (const said of ['0 answers collected', 'AI Assistant Active', '$71.50 total'])
      await band.getByText(said, { exact: true }).waitFor()
    const height = (await band.boundingBox())?.height ?? Infinity
    assert(height <= 48, `it is ${height} px high`)
    await band.getByText('More', { exact: true }).click()
    await page.getByRole('button', { name: 'Download this conversation' }).waitFor()
    assert.equal(await sideways(page), 0)
    await page.getByRole('link', { name: 'Answer in a form' }).click()
    await page.getByRole('textbox', { name: 'What is your full legal name?' }).waitFor()
  },
  phone,
)

journey(
  'On a phone the end of the talk is in view with both its buttons, also with large text',
  async ({ page, context }) => {
    const id = await answeredDocument(await arriveSignedIn(context), 'simpleWill')
    const end = page.getByRole('region', { name: 'Details' })
    const field = page.getByRole('textbox', { name: 'Your message' })
    const button = (/** @type {string} */ name) => end.getByRole('button', { name })
    await page.goto(`/chat/${id}`)
    for (const size of ['100%', '200%']) {
      await page.addInitScript((wanted) => {
        document.addEventListener(
          'DOMContentLoaded',
          () => (document.documentElement.style.fontSize = wanted),
        )
      }, size)
      await page.reload()
      await button('Enter the details').waitFor()
      for (const name of ['Continue to Review', 'Enter the details'])
        await eventually(`${name} is in view at ${size}`, async () => {
          const [pressed, below] = [await button(name).boundingBox(), await field.boundingBox()]
          return pressed && below && pressed.y > 56 && pressed.y + pressed.height < below.y
        })
      assert.deepEqual([await sideways(page), await barriers(page)], [0, []])
    }
    await end.getByRole('button', { name: 'See your document' }).click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Last Will and Testament' }).waitFor()
  },
  phone,
)
