import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { answeredDocument, documentWith } from '../kit/documents.mjs'
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

journey(
  'The notes of a page are those of that page from the first moment on',
  async ({ page, context }) => {
    const id = await answeredDocument(await arriveSignedIn(context), 'uncontestedDivorce')
    await page.addInitScript(() => {
      const most = { notes: 0 }
      Object.assign(window, { most })
      new MutationObserver(() => {
        const notes = document.querySelectorAll('[aria-label="Notes on this page"] > ul > li').length
        most.notes = Math.max(most.notes, notes)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(`/review/${id}`)
    const notes = page.getByRole('region', { name: 'Notes on this page' }).locator('> ul > li')
    await notes.first().waitFor()
    const most = await page.evaluate(() => /** @type {any} */ (window).most.notes)
    assert(most < 10, `${most} notes were there, and ${await notes.count()} belong to the page`)
  },
  { viewport: { width: 1366, height: 768 } },
)
