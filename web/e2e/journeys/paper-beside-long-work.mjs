import { arriveSignedIn } from '../kit/account.mjs'
import { complete } from '../kit/answers.mjs'
import { documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

/** Of the page, from its top to its end. */
const PARTS = [0, 0.25, 0.5, 0.75, 1]

journey(
  'What is longer than the paper beside it does not leave the paper behind',
  async ({ page, context }) => {
    const answers = { ...complete.uncontestedDivorce, hasMinorChildren: 'Yes' }
    const id = await documentWith(await arriveSignedIn(context), 'uncontestedDivorce', answers)
    await page.goto(`/questionnaire/${id}?details=1`)
    const paper = page.getByRole('region', { name: 'Document preview' })
    await paper.waitFor()
    await page.locator('[data-moves]').waitFor()
    for (const part of PARTS) {
      await page.evaluate((to) => window.scrollTo(0, document.body.scrollHeight * to), part)
      await eventually(`half of the screen is paper at ${part} of the page`, () => fillsHalf(paper))
    }
  },
  { viewport: { width: 1366, height: 768 } },
)

/** Whether half of the screen's height shows it. @param {import('playwright-core').Locator} part */
const fillsHalf = (part) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= window.innerHeight / 2
  })
