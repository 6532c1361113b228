import assert from 'node:assert/strict'
import { sideways } from '../kit/accessibility.mjs'
import { createAccount, somebody } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { answerInChat, toReview } from '../kit/chat.mjs'
import { downloadPdf } from '../kit/download.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'
import { cards, pay } from '../kit/payment.mjs'
import { textOf } from '../kit/pdf.mjs'

/** @typedef {import('playwright-core').Page} Page */

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
/** What the bars of a browser leave of a phone of 390 by 844. */
const BETWEEN_ITS_BARS = { width: 390, height: 664 }
const tap = (/** @type {import('playwright-core').Locator} */ control) => control.tap()

journey('From the landing page to a paid will with a thumb, on a phone', buy, phone)

/** @param {import('../kit/journey.mjs').Visitor} visitor */
async function buy({ page }) {
  await page.goto('/')
  await tap(page.getByRole('button', { name: 'Start Your Document' }))
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Simple Will' }) })
  await tap(card.getByRole('button', { name: 'What Simple Will has and costs' }))
  await tap(card.getByRole('button', { name: 'Get Started' }))
  await createAccount(page, somebody())
  await noMessageCovers(page, page.getByRole('heading', { level: 1, name: 'Disclosure from Nonlawyer' }))
  await fits(page)
  await tap(page.getByRole('checkbox', { name: /^I have read and understood this disclosure/ }))
  await page.getByText('Acknowledged and recorded.').waitFor()
  await tap(page.getByRole('button', { name: 'Continue' }))
  await theQuestionIsInView(page)
  await answerInChat(page, 'simpleWill', will)
  await fits(page)
  await tap(toReview(page))
  await page.getByRole('heading', { level: 1, name: 'Review your Simple Will' }).waitFor()
  await fits(page)
  await tap(page.getByRole('link', { name: 'Go to payment' }))
  await theCardIsInView(page)
  await pay(page, cards.good)
  const documents = page.getByRole('heading', { level: 1, name: 'My Documents' })
  await documents.waitFor()
  await noMessageCovers(page, documents)
  await fits(page)
  const text = await textOf(await downloadPdf(page))
  assert(text.includes(String(will.fullName)), 'the will names who made it')
}

/** No one has to look for the first question: it stands above the field, without scrolling. @param {Page} page */
async function theQuestionIsInView(page) {
  const question = page.getByRole('log').getByText('What is your full legal name?')
  await question.waitFor()
  const box = await question.boundingBox()
  const field = await page.getByRole('textbox', { name: /^Your answer: / }).boundingBox()
  assert(box && field && box.y > 0 && box.y + box.height < field.y, 'the question is above the field')
  assert(field.y + field.height < phone.viewport.height, 'the field is in view')
  assert(await question.evaluate(isOnTop), 'nothing lies over the question')
  await page.setViewportSize(BETWEEN_ITS_BARS)
  assert(await question.evaluate(isOnTop), 'nor where a browser has bars of its own')
  await page.setViewportSize(phone.viewport)
}

/** Runs in the page: whether the last words of an element can be seen. @param {Element} element */
function isOnTop(element) {
  const { x, bottom } = element.getBoundingClientRect()
  const seen = document.elementFromPoint(x + 8, bottom - 4)
  return element.contains(seen)
}

/** @param {Page} page */
async function theCardIsInView(page) {
  const box = page.locator('#payment:focus')
  await box.getByText('Secure card payment').waitFor()
  await eventually('the box begins near the top of the screen', async () => {
    const { y } = (await box.boundingBox()) ?? { y: -1 }
    return y >= 0 && y < phone.viewport.height / 4
  })
}

/** @param {Page} page @param {import('playwright-core').Locator} first what the page begins with */
async function noMessageCovers(page, first) {
  const message = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await message.waitFor()
  await eventually('the message lies clear of what the page begins with', async () => {
    const [over, under] = [await message.boundingBox(), await first.boundingBox()]
    if (!over || !under) return false
    return over.y + over.height <= under.y || over.y >= under.y + under.height
  })
}

/** Nothing is out of reach beside the screen. */
const fits = async (/** @type {Page} */ page) =>
  assert.equal(await sideways(page), 0, `${page.url()} is as wide as the phone`)

journey(
  'The landing page is read in ten screens of a phone',
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Get the Complete Bundle' }).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'All questions and answers' }).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    assert.ok(height <= 10.5 * 844, `${height} pixels`)
  },
  { viewport: { width: 390, height: 844 } },
)
