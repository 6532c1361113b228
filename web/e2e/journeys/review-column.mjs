import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

journey(
  'On a laptop the payment stays beside what is read, down to the end of the review',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    await page.goto(`/review/${id}`)
    for (const heading of ['Details', 'Your answers']) {
      await page
        .getByRole('heading', { name: heading, exact: true })
        .evaluate((place) => place.scrollIntoView())
      await eventually(`the payment is beside ${heading}`, () => isInView(page.locator('#payment')))
    }
  },
  { viewport: { width: 1366, height: 768 } },
)

/** Whether it fills the height of the screen or ends in it. @param {import('playwright-core').Locator} part */
const isInView = (part) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top < window.innerHeight / 2 && bottom > window.innerHeight / 2
  })
