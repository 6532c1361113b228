import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { journey } from '../kit/journey.mjs'
import { answerTheBank, cards, pay, refusedCharge, turn } from '../kit/payment.mjs'

/** @typedef {import('playwright-core').Page} Page */

journey(
  'A declined card says why and keeps the form, and another card pays',
  async ({ page, context, faults }) => {
    faults.expected.push(refusedCharge)
    await openReview(page, context)
    await pay(page, cards.declined)
    await showsPaymentFailed(page, 'Your card was declined.')
    await page.getByText('Nothing was charged. Try another card, or ask your bank.').waitFor()
    assert.equal(await page.getByText('Payment Failed').count(), 1, 'it is said once')
    await pay(page, cards.good)
    await showsCompleted(page)
  },
)

journey('An empty card is no failed payment: its form says what is missing', async ({ page, context }) => {
  await openReview(page, context)
  const form = page.frameLocator('iframe[title="Secure payment input frame"]')
  await form.getByLabel('Card number').waitFor()
  await page.getByRole('button', { name: 'Complete Purchase' }).click()
  await form.getByText('Your card number is incomplete.').waitFor()
  assert.equal(await page.getByText('Payment Failed').count(), 0)
  await pay(page, cards.good)
  await showsCompleted(page)
})

journey('A card whose bank asks the holder pays when the holder agrees', async ({ page, context }) => {
  await openReview(page, context)
  await pay(page, cards.asksTheHolder)
  await answerTheBank(page, 'Complete')
  await showsCompleted(page)
})

journey(
  'A card whose bank asks the holder does not pay when the holder refuses',
  async ({ page, context }) => {
    const { token, id } = await openReview(page, context)
    await pay(page, cards.asksTheHolder)
    await answerTheBank(page, 'Fail')
    await showsPaymentFailed(page, /authenticate/)
    assert.notEqual((await documentOf(token, id)).status, 'paid')
    await page.getByRole('button', { name: 'Complete Purchase' }).waitFor()
  },
)

journey('A lost webhook is not noticed by the buyer', async ({ page, context }) => {
  await turn({ webhook_drop: ['*'] })
  await openReview(page, context)
  await pay(page, cards.good)
  await showsCompleted(page)
  await turn({ webhook_drop: [] })
})

/** @param {Page} page @param {import('playwright-core').BrowserContext} context */
async function openReview(page, context) {
  const token = await arriveSignedIn(context)
  const id = await documentWith(token, 'simpleWill', will)
  await page.goto(`/review/${id}`)
  return { token, id }
}

/** @param {Page} page @param {string | RegExp} reason */
async function showsPaymentFailed(page, reason) {
  const said = page.getByRole('alert').filter({ hasText: 'Payment Failed' })
  await said.getByText(reason).waitFor()
}

/** @param {Page} page */
async function showsCompleted(page) {
  await page.getByRole('heading', { level: 1, name: 'My Documents' }).waitFor()
  await page.getByText(/Completed, not signed yet · Created/).waitFor()
  await page.getByRole('button', { name: 'Download PDF: Simple Will' }).waitFor()
}
