import assert from 'node:assert/strict'
import { barriers, sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { documentWith, freshDocument } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])
  journey(
    `Text of twice the size leaves nothing beside a screen of ${viewport.width} pixels`,
    async ({ page, context }) => {
      const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
      /** Each page, and what comes last of what takes room on it. @type {[string, import('playwright-core').Locator][]} */
      const pages = [
        [`questionnaire/${id}?question=executorName`, page.getByRole('button', { name: 'Ask' })],
        [`chat/${id}`, page.getByRole('button', { name: 'Download this conversation' })],
        [`review/${id}`, page.getByRole('button', { name: 'Read the whole document' })],
      ]
      for (const [path, last] of pages) {
        await page.goto(`/${path}`)
        await last.first().waitFor()
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        await eventually(`nothing beside ${path}`, async () => (await sideways(page)) === 0)
      }
      await page.goto(`/questionnaire/${id}?question=executorName`)
      await page.getByRole('button', { name: 'Ask' }).waitFor()
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      const box = await page.getByRole('button', { name: 'Ask' }).boundingBox()
      assert(box && box.x + box.width <= viewport.width, 'the last button is on the screen')
    },
    { viewport },
  )

journey(
  'With text of twice the size the paper stands beside the question, and the review opens it whole',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    await page.goto(`/questionnaire/${id}?question=executorName`)
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByText(/^Page \d+ of \d+/).waitFor()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await pages.getByRole('button', { name: 'Page 2: Last Will and Testament' }).waitFor()
    const strip = await pages.boundingBox()
    assert(strip && strip.height < 768 / 4, `the way to the pages is ${strip?.height} pixels high`)
    await page.goto(`/review/${id}`)
    await pages.waitFor()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await pages.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Read the whole document' }).click()
    await page.getByRole('dialog').getByRole('article', { name: 'Last Will and Testament' }).waitFor()
  },
  { viewport: { width: 1366, height: 768 } },
)

journey(
  'With text of twice the size the request to confirm the address is one line, until it is opened',
  async ({ page, context }) => {
    await arriveSignedIn(context)
    await page.goto('/dashboard')
    const band = page.getByRole('region', { name: 'Your email address' })
    await band.waitFor()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const height = async () => (await band.boundingBox())?.height ?? Infinity
    assert((await height()) < 120, `it is ${await height()} pixels high`)
    await band.getByRole('button', { name: 'More' }).click()
    await band.getByRole('button', { name: 'Send the link again' }).waitFor()
  },
  { viewport: { width: 1366, height: 768 } },
)

journey(
  'With text of twice the size the bar of the form has no price, and the form says it whole',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    await page.goto(`/questionnaire/${id}?question=executorName`)
    const price = page.getByText('$71.50 total', { exact: true }).filter({ visible: true })
    await price.waitFor()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await eventually('it stands on one line, where there is room', () =>
      price.evaluate((words) => words.getClientRects().length === 1),
    )
    assert(await price.evaluate((words) => words.closest('.sticky.top-0') === null), 'it is not in the bar')
  },
  { viewport: { width: 1366, height: 768 } },
)

journey(
  'With text of twice the size the name of a paper that two people make stays in the bar',
  async ({ page, context }) => {
    const names = { petitionerName: 'Ana Maria Ruiz Delgado', respondentName: 'Luis Alberto Ruiz Ortega' }
    const id = await documentWith(await arriveSignedIn(context), 'uncontestedDivorce', names)
    await page.goto(`/questionnaire/${id}?question=petitionerName`)
    const name = page.getByRole('heading', { level: 1 })
    await name.waitFor()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await eventually('it begins on the screen', async () => ((await name.boundingBox())?.y ?? -1) >= 0)
    const [shown, bar] = [await name.boundingBox(), await name.locator('xpath=../..').boundingBox()]
    assert(shown && bar && shown.y + shown.height <= bar.y + bar.height, 'it ends in the bar')
  },
  { viewport: { width: 1366, height: 768 } },
)

journey(
  'With text of twice the size the button that pays is on the screen before the page of the checkout ends',
  async ({ page, context }) => {
    await arriveSignedIn(context)
    await page.goto('/checkout?bundle=essential')
    const pay = page.getByRole('button', { name: /^Complete Purchase/ })
    await pay.waitFor()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await page.evaluate(() => scrollTo({ top: 1.5 * innerHeight, behavior: 'instant' }))
    await eventually('it is on the screen', async () => {
      const box = await pay.boundingBox()
      return box !== null && box.y + box.height <= 768
    })
  },
  { viewport: { width: 1366, height: 768 } },
)

const phone = { viewport: { width: 390, height: 844 } }

journey(
  'With text of twice the size the talk has more than half of a phone, and the field is at its foot',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', { fullName: 'Maria Lopez' })
    await page.goto(`/chat/${id}`)
    const field = page.getByRole('textbox', { name: /^Your answer/ })
    await field.waitFor()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await field.click()
    await page
      .getByRole('log')
      .evaluate((talk) => talk.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await eventually('there is room', async () => {
      const [talk, send] = [await page.getByRole('log').boundingBox(), await field.boundingBox()]
      return talk !== null && send !== null && send.y - Math.max(talk.y, 0) > 844 / 2
    })
    for (const name of ['Send', 'Suggested questions']) {
      const box = await page.getByRole('button', { name }).boundingBox()
      assert(box && box.y + box.height <= 844, `${name} is on the screen`)
    }
    assert.deepEqual(await barriers(page), [])
  },
  phone,
)

journey(
  'With text of twice the size the sentence of the paper is not over the box of the first question',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', {})
    await page.goto(`/questionnaire/${id}?question=fullName`)
    const sheet = page.getByRole('button', { name: /^See your document/ })
    await sheet.waitFor()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const box = page.getByLabel('What is your full legal name?')
    await eventually('the box ends above the sentence', () => isAbove(box, sheet))
  },
  phone,
)

journey(
  'With text of twice the size no message lies over what is pressed after the disclosure',
  async ({ page, context }) => {
    const id = await freshDocument(await arriveSignedIn(context), 'simpleWill')
    await page.goto(`/legal-compliance/${id}`)
    const tick = page.getByRole('checkbox')
    await tick.waitFor()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await tick.click()
    const message = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await message.getByText('Nonlawyer Disclosure Acknowledged').waitFor()
    const text = page.getByText('I have read and understood this disclosure')
    await eventually('the message is above it', () => isAbove(message, text))
  },
  phone,
)

/** @param {import('playwright-core').Locator} one @param {import('playwright-core').Locator} other */
async function isAbove(one, other) {
  const [over, under] = [await one.boundingBox(), await other.boundingBox()]
  return over !== null && under !== null && over.y + over.height <= under.y
}
