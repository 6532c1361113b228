import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { asked } from '../kit/chat.mjs'
import { documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { continueButton } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'

const ARTICLE = /Personal Representative$/

journey('The document beside the question follows each answer', async ({ page, context }) => {
  const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
  await page.goto(`/questionnaire/${id}?question=executorName`)
  const article = page.locator('section[data-marked]', { has: page.getByRole('heading', { name: ARTICLE }) })
  await article.getByText(/I nominate Daniel Lopez/).waitFor()
  await eventually('the clause is scrolled into view', () => isInView(article.getByRole('heading')))
  await page.getByLabel('Who should be your personal representative (executor)?').fill('Kim Tran')
  await page.getByText(/I nominate Kim Tran/).waitFor()
  assert.match(page.url(), /executorName/, 'while one types, before anything is saved')
  await continueButton(page).click()
  await page.waitForURL((url) => !url.search.includes('executorName'))
  await page.getByText(/I nominate Kim Tran/).waitFor()
})

journey('What is typed first stands in its own place of a new paper', async ({ page, context }) => {
  const id = await documentWith(await arriveSignedIn(context), 'simpleWill', {})
  await page.goto(`/questionnaire/${id}?question=fullName`)
  await page.getByLabel('What is your full legal name?').fill('Kim Tran')
  await page.getByText(/^I, Kim Tran, .* residing at \[not answered yet\]/).waitFor()
  await continueButton(page).click()
  await page.getByLabel('What is your Florida residence address?').fill('9 Bay Street, Tampa, FL 33602')
  await page.getByText(/^I, Kim Tran, .* residing at 9 Bay Street, Tampa, FL 33602, declare/).waitFor()
})

const phone = { viewport: { width: 360, height: 800 } }

journey(
  'On a phone the sentence that is being written opens the document',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    await page.goto(`/questionnaire/${id}?question=executorName`)
    const paper = page.getByRole('dialog', { name: 'Your document so far' })
    const sheet = page.getByRole('button', { name: /^See your document: .*I nominate Daniel Lopez/ })
    await sheet.click()
    await paper.getByText(/I nominate Daniel Lopez/).waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Hide your document' }).click()
    await paper.waitFor({ state: 'hidden' })
    await sheet.click()
    await page.keyboard.press('Escape')
    await paper.waitFor({ state: 'hidden' })
    await sheet.and(page.locator(':focus')).waitFor()
  },
  phone,
)

journey(
  'A clause leads to its question, by the mouse and by the keys, and pages are turned by the keys',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    await page.goto(`/questionnaire/${id}?question=executorName`)
    const paper = page.getByRole('region', { name: 'Document preview' })
    await paper.locator('section[data-marked]').waitFor()
    const change = paper.getByRole('link', { name: 'Change the answer behind “Declaration”' })
    // Again, when the paper was set anew meanwhile: its letters may come later than its words.
    await eventually('the focus turns to the page of the link', async () => {
      await change.focus()
      return isInView(change)
    })
    await page.keyboard.press('Enter')
    await page.waitForURL(/question=(fullName|address)/)
    await page.getByRole('navigation', { name: 'Pages' }).getByText('Page 1 of').waitFor()
    // The field of the question takes the focus when it is shown.
    await page.getByRole('textbox').and(page.locator(':focus')).waitFor()
    await paper.focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('navigation', { name: 'Pages' }).getByText('Page 2 of').waitFor()
  },
)

journey(
  'The guide is asked about the question of the form, and leads back to it',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    await page.goto(`/questionnaire/${id}?question=executorName`)
    await page.getByLabel('Who should be your personal representative (executor)?').fill('Kim Tran')
    await page.getByRole('button', { name: 'Ask' }).click()
    const drawer = page.getByRole('dialog', { name: 'Ask about this question' })
    await drawer.getByRole('button', { name: 'What does this question mean?' }).click()
    await drawer
      .getByRole('log')
      .getByText(/able to act/)
      .waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Ask' }).and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: 'Ask' }).click()
    await drawer.getByRole('link', { name: 'Answer this question in the chat instead' }).click()
    await asked(page, 'Who should be your personal representative (executor)?').waitFor()
    await page.getByRole('link', { name: 'Answer in a form' }).click()
    const box = page.getByLabel('Who should be your personal representative (executor)?', { exact: true })
    assert.equal(await box.inputValue(), 'Kim Tran', 'what was typed is still there')
  },
)

const isBeside = async (/** @type {import('playwright-core').Page} */ page) => {
  const clause = page.locator('section[data-marked] h4').first()
  return (await isInView(clause)) && (await isBetweenBars(page.getByRole('heading', { level: 2 }).first()))
}

const laptop = { viewport: { width: 1366, height: 768 } }
/** As with a large bar of a browser, on which the longest question does not fit. */
const lowLaptop = { viewport: { width: 1366, height: 560 } }

journey(
  'Beside the paper a new question is in view, and so is a field that has to be corrected',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    for (const question of ['hasChildren', 'childrenDetails', 'primaryBeneficiary', 'alternateBeneficiary']) {
      await page.goto(`/questionnaire/${id}?question=${question}`)
      const heading = page.getByRole('heading', { level: 2 }).first()
      const before = await heading.textContent()
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await continueButton(page).click()
      await eventually('another question is asked', async () => (await heading.textContent()) !== before)
      await eventually(`what follows ${question} is in view`, () => isBetweenBars(heading))
    }
    for (const question of ['maritalStatus', 'childrenDetails', 'primaryBeneficiary', 'executorName']) {
      await page.goto(`/questionnaire/${id}?question=${question}`)
      await page.locator('section[data-marked]').first().waitFor()
      await eventually(`the clause of ${question} is beside it`, () => isBeside(page))
    }
    await page.goto(`/questionnaire/${id}?question=fullName`)
    await page.getByLabel('What is your full legal name?').fill('M')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await continueButton(page).click()
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    await eventually('the error is in view', () => isBetweenBars(page.getByRole('alert').first()))
    assert.ok(await isBetweenBars(page.getByLabel('What is your full legal name?')))
  },
  laptop,
)

const toTheChildren = { fullName: 'Kim Tran', maritalStatus: 'Married', hasChildren: 'Yes' }

/** @param {import('../kit/journey.mjs').Visitor} visitor */
async function continueToTheChildren({ page, context }) {
  const id = await documentWith(await arriveSignedIn(context), 'simpleWill', toTheChildren)
  await page.goto(`/questionnaire/${id}?question=hasChildren`)
  const heading = page.getByRole('heading', { level: 2 }).first()
  const before = await heading.textContent()
  await page.evaluate(() => window.scrollTo(0, 120))
  await continueButton(page).click()
  await eventually('another question is asked', async () => (await heading.textContent()) !== before)
  return heading
}

journey(
  'A question that is longer than the screen keeps its first word in view, whatever clause is beside it',
  async (visitor) => {
    const heading = await continueToTheChildren(visitor)
    await visitor.page.locator('section[data-marked]').first().waitFor()
    await visitor.page.locator('[data-moves]').waitFor()
    await eventually('the question is in view', () => isBetweenBars(heading))
  },
  lowLaptop,
)

journey(
  'On a phone a new question begins with its first word, however far one had scrolled',
  async (visitor) => {
    const heading = await continueToTheChildren(visitor)
    await eventually('the question is in view', () => isBetweenBars(heading))
  },
  phone,
)

/** Whether it stands below the bar and above the buttons. @param {import('playwright-core').Locator} part */
const isBetweenBars = (part) =>
  part.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    return top >= 56 && top < window.innerHeight - 68
  })

/** Whether the screen shows the top of it. @param {import('playwright-core').Locator} part */
const isInView = (part) =>
  part.evaluate((element) => {
    const { top, left, right } = element.getBoundingClientRect()
    return top >= 0 && top < window.innerHeight && left >= 0 && right <= window.innerWidth
  })
