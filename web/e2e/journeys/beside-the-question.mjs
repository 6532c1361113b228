import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { documentWith } from '../kit/documents.mjs'
import { continueButton } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'

const ARTICLE = /Personal Representative$/

journey('The document beside the question follows each answer', async ({ page, context }) => {
  const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
  await page.goto(`/questionnaire/${id}?question=executorName`)
  const article = page.locator('section[data-marked]', { has: page.getByRole('heading', { name: ARTICLE }) })
  await article.getByText(/I nominate Daniel Lopez/).waitFor()
  assert(await isInView(article), 'the clause is scrolled into view')
  await page.getByLabel('Who should be your personal representative (executor)?').fill('Kim Tran')
  await continueButton(page).click()
  await page.getByText(/I nominate Kim Tran/).waitFor()
})

const phone = { viewport: { width: 360, height: 800 } }

journey(
  'On a phone the document is behind a button',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    await page.goto(`/questionnaire/${id}?question=executorName`)
    const paper = page.getByRole('region', { name: /^Document preview/ })
    await page.getByRole('button', { name: 'See your document' }).click()
    await paper.getByText(/I nominate Daniel Lopez/).waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Hide your document' }).click()
    await paper.waitFor({ state: 'hidden' })
  },
  phone,
)

/** Whether the area that scrolls shows the top of it. @param {import('playwright-core').Locator} clause */
const isInView = (clause) =>
  clause.evaluate((element) => {
    const area = element.closest('section[tabindex]')?.getBoundingClientRect()
    const { top } = element.getBoundingClientRect()
    return area !== undefined && top >= area.top && top < area.bottom
  })
