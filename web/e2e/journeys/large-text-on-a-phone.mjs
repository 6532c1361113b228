import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { documentWith, freshDocument } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

const phone = { viewport: { width: 390, height: 844 } }

/** Someone in the field of a chat that has just asked for their address, with text of twice the size. @param {Pick<import('../kit/journey.mjs').Visitor, 'page' | 'context'>} visitor */
async function askedForTheAddress({ page, context }) {
  const id = await documentWith(await arriveSignedIn(context), 'simpleWill', { fullName: 'Maria Lopez' })
  await page.goto(`/chat/${id}`)
  const field = page.getByRole('textbox', { name: /What is your Florida/ })
  await field.waitFor()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await field.click()
  return field
}

journey(
  'With text of twice the size the talk has three quarters of a phone, and the field is at its foot',
  async ({ page, context }) => {
    const field = await askedForTheAddress({ page, context })
    await page
      .getByRole('log')
      .evaluate((talk) => talk.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await eventually('there is room', async () => {
      const [talk, send] = [await page.getByRole('log').boundingBox(), await field.boundingBox()]
      return talk !== null && send !== null && send.y - Math.max(talk.y, 0) > 844 * 0.75
    })
    for (const name of ['Send', 'Suggested questions']) {
      const box = await page.getByRole('button', { name }).boundingBox()
      assert(box && box.y + box.height <= 844, `${name} is on the screen`)
    }
    await page.locator('label', { hasText: /^What is/ }).waitFor()
    assert.deepEqual(await barriers(page), [])
  },
  phone,
)

journey(
  'With text of twice the size what was asked last is in view above the keyboard of a phone',
  async ({ page, context }) => {
    await askedForTheAddress({ page, context })
    await page.setViewportSize({ width: 390, height: 468 })
    const asked = page.getByRole('log').getByText('What is your Florida residence address?')
    const label = page.locator('label', { hasText: /^What is/ })
    await eventually('the question is above the field', () => isAbove(asked, label))
    const [question, name] = [await asked.boundingBox(), await label.boundingBox()]
    assert(question && question.y >= 0 && name && name.y > 468 / 2, 'and there is room for it')
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
