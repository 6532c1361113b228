import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

const toTheRest = { fullName: 'Kim Tran', maritalStatus: 'Single', hasChildren: 'No' }

journey(
  'Beside a question that fills the screen the page is lifted to its clause, and the question stays',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', toTheRest)
    await page.goto(`/questionnaire/${id}?question=primaryBeneficiary`)
    for (const number of [1, 2, 3, 4]) {
      await page.getByLabel(`Person ${number}`, { exact: true }).fill(`Ana ${'BCDE'[number - 1]}. Lopez`)
      await page.getByRole('button', { name: 'Add another person' }).click()
    }
    await page.locator('[data-moves]').waitFor()
    const clause = page.locator('section[data-marked] h4').first()
    await eventually('the clause is in view', () => isBetweenBars(clause))
    assert.equal(await isUnderTheBar(page), false, 'nothing of the page lies over what stands above it')
    await page
      .getByRole('button', { name: /^Page 1 of|^Page 1/ })
      .first()
      .click()
    await eventually('a page that is turned to begins at its top', () =>
      page
        .getByRole('region', { name: 'Document preview' })
        .evaluate((pane) => ['', 'none'].includes(pane.style.translate)),
    )
  },
  { viewport: { width: 1366, height: 768 } },
)

journey(
  'Beside a question that is little longer than the screen one still sees how far along one is',
  async ({ page, context }) => {
    const answers = { ...toTheRest, maritalStatus: 'Married', hasChildren: 'Yes' }
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', answers)
    await page.goto(`/questionnaire/${id}?question=childrenDetails`)
    const clause = page.locator('section[data-marked] h4').first()
    await eventually('the clause is in view', () => isBetweenBars(clause))
    const progress = await page.getByRole('progressbar').boundingBox()
    assert(progress && progress.y > 56, 'the progress is below the bar')
  },
  { viewport: { width: 1366, height: 768 } },
)

/** Whether the paper is seen between the bar and the strip of pages. @param {import('playwright-core').Page} page */
const isUnderTheBar = (page) =>
  page.getByRole('navigation', { name: 'Pages' }).evaluate((strip) => {
    const { left, top } = strip.getBoundingClientRect()
    return document.elementFromPoint(left + 200, top - 6)?.closest('.pages') !== null
  })

/** Whether it stands below the bars and above the buttons. @param {import('playwright-core').Locator} part */
const isBetweenBars = (part) =>
  part.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    return top >= 140 && top < window.innerHeight - 68
  })
