import assert from 'node:assert/strict'
import { arriveSignedIn, somebody } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'
import { hasFocus, press, tabAlong, write, writeHere } from '../kit/keyboard.mjs'

/** @typedef {import('playwright-core').Page} Page */

journey('From the landing page to the PDF without a mouse', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await register(page)
  await press(page, page.getByRole('button', { name: 'Get Started' }).first(), 'Enter')
  await disclose(page)
  await interview(page)
  await page.getByRole('heading', { level: 1, name: 'Review your Simple Will' }).waitFor()
  const paper = page.getByRole('region', { name: /^Document preview/ })
  await press(page, page.getByRole('link', { name: 'Skip the pages' }), 'Enter')
  await press(page, paper.getByText('Why this clause?').first(), 'Enter')
  await page.getByText('It is based on').first().waitFor()
  await buy(page)
  const download = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: /^Download PDF: / }), 'Enter')
  assert.match((await download).suggestedFilename(), /\.pdf$/)
})

journey(
  'On a phone what has the focus is never behind the sentence that is being written',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    for (const path of ['question=childrenDetails', 'details=1']) {
      await page.goto(`/questionnaire/${id}?${path}`)
      const peek = page.getByRole('button', { name: /^See your document/ })
      await peek.waitFor()
      const support = page.getByRole('link', { name: 'Contact our support team' })
      await tabAlong(page, support)
      await eventually(`${path}: the focus is above the paper`, async () => {
        const [link, paper] = await Promise.all([support.boundingBox(), peek.boundingBox()])
        return link !== null && paper !== null && link.y + link.height <= paper.y
      })
    }
  },
  { viewport: { width: 390, height: 844 } },
)

journey(
  'On a low laptop what has the focus is never behind the buttons of the question',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    await page.goto(`/questionnaire/${id}?question=childrenDetails`)
    const support = page.getByRole('link', { name: 'Contact our support team' })
    await tabAlong(page, support)
    await eventually('the focus is above the buttons', async () => {
      const [link, buttons] = await Promise.all([
        support.boundingBox(),
        page.locator('.task-actions').boundingBox(),
      ])
      return link !== null && buttons !== null && link.y + link.height <= buttons.y
    })
  },
  { viewport: { width: 1366, height: 768 } },
)

journey(
  'On the review what has the focus beside the pages is in view, however far the column has scrolled',
  async ({ page, context }) => {
    await page.goto(`/review/${await documentWith(await arriveSignedIn(context), 'simpleWill', will)}`)
    await page.getByRole('link', { name: 'How we know this is right' }).waitFor()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const first = page.locator('#payment').locator('xpath=..').locator('a, button, summary').first()
    // A focus by script shows as the keyboard's once a key was pressed.
    await page.keyboard.press('Tab')
    await first.focus()
    await eventually('the focus is in view', () =>
      first.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      }),
    )
  },
  { viewport: { width: 1366, height: 768 } },
)

journey(
  'On the review the pages are passed with one press, and the payment is one press away',
  async ({ page, context }) => {
    await page.goto(`/review/${await documentWith(await arriveSignedIn(context), 'simpleWill', will)}`)
    await press(page, page.getByRole('link', { name: 'Skip the pages' }), 'Enter')
    await page.keyboard.press('Tab')
    const notes = page.getByRole('region', { name: 'Notes on this page' })
    await hasFocus(notes.getByText('Why this clause?').first())
    await tabAlong(page, page.getByRole('button', { name: 'Read the whole document' }))
    await page.reload()
    await press(page, page.getByRole('link', { name: 'Skip to the payment' }), 'Enter')
    await page.locator('#payment:focus').waitFor()
  },
)

const card = { 'Card number': '4242 4242 4242 4242', 'Expiration date': '12 / 40', 'Security code': '123' }

/** How the focus shows in the card form is Stripe's. */
async function buy(/** @type {Page} */ page) {
  const form = page.frameLocator('iframe[title="Secure payment input frame"]')
  for (const [name, words] of Object.entries(card)) {
    await tabAlong(page, form.getByLabel(name))
    await page.keyboard.type(words)
  }
  await press(page, page.getByRole('button', { name: 'Complete Purchase' }), 'Enter')
  await page.getByRole('heading', { level: 1, name: 'My Documents' }).waitFor()
}

async function register(/** @type {Page} */ page) {
  const { email, password } = somebody()
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Get Started' }), 'Enter')
  await write(page, page.getByLabel('Email'), email)
  await write(page, page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
}

async function disclose(/** @type {Page} */ page) {
  const box = page.getByRole('checkbox', { name: /^I have read/ })
  await press(page, box, 'Space')
  await page.getByText('Acknowledged and recorded.').waitFor()
  await hasFocus(box)
  await press(page, page.getByRole('button', { name: 'Continue' }), 'Enter')
  await press(page, page.getByRole('link', { name: 'Answer in a form' }), 'Enter')
}

async function interview(/** @type {Page} */ page) {
  const ask = (/** @type {RegExp} */ question) => page.getByLabel(question)
  await write(page, ask(/full legal name/), 'Maria Lopez')
  await page.keyboard.press('Enter')
  await writeHere(page, ask(/residence address/), '123 Main Street, Orlando, FL 32801', 'Enter')
  await choose(page, 'Divorced', 2)
  await choose(page, 'No', 1)
  await writeHere(page, page.getByLabel('Person 1', { exact: true }), 'Luis Lopez', 'Enter')
  await page.getByRole('heading', { name: /does not survive you/ }).waitFor()
  await writeHere(page, page.getByLabel('Person 1', { exact: true }), 'Kim Tran', 'Enter')
  await writeHere(page, ask(/be your personal representative/), 'Luis Lopez', 'Enter')
  await writeHere(page, ask(/if that person cannot/), 'Kim Tran', 'Enter')
  await page.getByRole('heading', { name: /particular|specific/i, level: 2 }).waitFor()
  await press(page, page.getByRole('button', { name: 'None' }), 'Space')
  await press(page, page.getByRole('button', { name: 'Continue' }), 'Enter')
  await press(page, page.getByRole('button', { name: 'Review now; what you entered is kept' }), 'Enter')
}

/** The arrow keys move through a group of choices. @param {Page} page @param {string} option @param {number} further */
async function choose(page, option, further) {
  const choice = page.getByRole('radio', { name: option })
  await hasFocus(page.getByRole('radio').first())
  for (let step = 0; step < further; step += 1) await page.keyboard.press('ArrowDown')
  await hasFocus(choice)
  assert(await choice.isChecked())
  await page.keyboard.press('Enter')
}
