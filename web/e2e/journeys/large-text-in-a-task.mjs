import assert from 'node:assert/strict'
import { sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { documentWith } from '../kit/documents.mjs'
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
        [`chat/${id}`, page.getByRole('button', { name: 'Send' })],
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
  'A long name of a paper ends beside what is saved, however large the text is on a phone',
  async ({ page, context }) => {
    const answers = { principalName: 'Rosalind Okafor' }
    const id = await documentWith(await arriveSignedIn(context), 'healthcareDirective', answers)
    for (const path of [`questionnaire/${id}`, `chat/${id}`]) {
      await page.goto(`/${path}`)
      const name = page.getByRole('heading', { level: 1, name: 'Healthcare Directive of Rosalind Okafor' })
      const saved = name.locator('xpath=../following-sibling::p')
      await saved.waitFor()
      for (const size of ['110%', '150%', '200%']) {
        await page.evaluate((text) => (document.documentElement.style.fontSize = text), size)
        await eventually(`nothing beside ${path} at ${size}`, async () => (await sideways(page)) === 0)
        const [shown, state] = [await name.boundingBox(), await saved.boundingBox()]
        assert(shown && state && shown.x + shown.width <= state.x, `they do not overlap at ${size}`)
      }
    }
  },
  { viewport: { width: 390, height: 844 } },
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
