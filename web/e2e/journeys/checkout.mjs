import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn, createAccount, somebody } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { call } from '../kit/api.mjs'
import { downloadPdf } from '../kit/download.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'
import { answerByForm, acknowledgeBought } from '../kit/checkout.mjs'
import { cards, charges, pay, refusedCharge } from '../kit/payment.mjs'
import { textOf } from '../kit/pdf.mjs'

/** @typedef {import('playwright-core').Page} Page */

const DONE = 'Your document is ready to be created!'

journey('Bought first, answered afterwards: no second charge, and a PDF in the hand', async ({ page }) => {
  await page.goto('/checkout?type=simpleWill')
  await page.getByRole('heading', { level: 1, name: 'Simple Will' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click()
  await createAccountHere(page)
  await orderSays(page, 'Simple Will', '$69.00')
  assert.deepEqual(await barriers(page), [])
  await pay(page, cards.good)
  await toastSays(page, DONE)
  await acknowledgeBought(page)
  await answerByForm(page, 'simpleWill', will)
  await page.getByRole('heading', { name: 'Already paid' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Complete Purchase' }).count(), 0)
  await page.goto('/dashboard')
  await page.getByText(/Completed, not signed yet · Created/).waitFor()
  const text = await textOf(await downloadPdf(page))
  assert(text.includes(String(will.fullName)), 'the name is in the PDF')
  assert.equal((await charges(6900)).length, 1)
})

journey('The Essential Bundle is three documents in one payment', async ({ page, context }) => {
  await arriveSignedIn(context)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /Essential Bundle/ }).click()
  await orderSays(page, 'Essential Bundle', '$149.00')
  await messagesLieBesideTheCard(page)
  await pay(page, cards.good)
  await page.getByRole('heading', { level: 1, name: 'My Documents' }).waitFor()
  const documents = await paidDocuments(page, 3)
  assert.deepEqual(documents.map(({ type }) => type).toSorted(), [
    'healthcareDirective',
    'powerOfAttorney',
    'simpleWill',
  ])
  await isListed(page, 'Essential Bundle', '$149.00')
  assert.equal((await charges(14_900)).length, 1)
})

journey('The Complete Bundle has the agreement that was picked last', async ({ page, context }) => {
  await arriveSignedIn(context)
  await page.goto('/checkout?bundle=complete')
  await page.getByText('Choose the agreement first.').waitFor()
  await page.getByRole('radio', { name: /^Prenuptial/ }).check()
  await page.getByRole('button', { name: 'Complete Purchase' }).waitFor()
  await page.getByRole('radio', { name: /^Postnuptial/ }).check()
  await page.waitForURL(/agreement=postnuptialAgreement/)
  await orderSays(page, 'Complete Bundle', '$249.00')
  await pay(page, cards.good)
  const documents = await paidDocuments(page, 4)
  assert(documents.some(({ type }) => type === 'postnuptialAgreement'))
  assert(documents.every(({ type }) => type !== 'prenuptialAgreement'))
  await isListed(page, 'Complete Bundle', '$249.00')
  assert.equal((await charges(24_900)).length, 1)
})

journey('With attorney review it costs what the page says', async ({ page, context }) => {
  await arriveSignedIn(context)
  await page.goto('/checkout?type=power-of-attorney&service=attorney')
  await page.getByRole('heading', { name: 'How the attorney review works' }).waitFor()
  await page.getByText(/waits in a queue until an independent .+ is assigned to it/).waitFor()
  await orderSays(page, 'Power of Attorney with attorney review', '$2,000.00')
  await pay(page, cards.good)
  await page.waitForURL(/\/legal-compliance\/\d+$/)
  const [document] = await paidDocuments(page, 1)
  assert.equal(document?.attorneyReview, true)
  assert.equal(document?.amountPaid, 200_000)
  await page.goto('/dashboard')
  await page.getByRole('list', { name: 'Attorney review' }).waitFor()
  await isListed(page, 'Power of Attorney with attorney review', '$2,000.00')
})

journey('A page loaded again makes no second payment', async ({ page, context }) => {
  await arriveSignedIn(context)
  const payments = paymentsAskedFor(page)
  await page.goto('/checkout?type=healthcareDirective')
  await page.getByRole('button', { name: 'Complete Purchase' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Complete Purchase' }).waitFor()
  await pay(page, cards.good)
  await page.waitForURL(/\/legal-compliance\/\d+$/)
  assert.equal(new Set(payments).size, 1)
  assert(payments.length >= 2)
})

journey(
  'A page that is closed over after the payment finds what was bought',
  async ({ page, context, faults }) => {
    faults.expected.push((_method, path, status) => path === '/api/create-payment-intent' && status === 409)
    faults.expected.push((_method, path, status) => path === '/api/documents' && status === 500)
    await arriveSignedIn(context)
    await page.route('**/api/documents', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    )
    await page.goto('/checkout?type=simpleWill')
    await pay(page, cards.good)
    await toastSays(page, 'Payment succeeded but failed to create document. Please contact support.')
    assert.deepEqual(await barriers(page), [])
    await page.unroute('**/api/documents')
    await page.reload()
    await page.waitForURL(/\/legal-compliance\/\d+$/)
    assert.equal((await paidDocuments(page, 1)).length, 1)
  },
)

journey('A declined card says why, and another card pays', async ({ page, context, faults }) => {
  faults.expected.push(refusedCharge)
  await arriveSignedIn(context)
  await page.goto('/checkout?type=simpleWill')
  await pay(page, cards.declined)
  const said = page.getByRole('alert').filter({ hasText: 'Payment Failed' })
  await said.getByText('Your card was declined.').waitFor()
  await pay(page, cards.good)
  await page.waitForURL(/\/legal-compliance\/\d+$/)
})

journey('What is not sold leads home', async ({ page }) => {
  for (const address of ['/checkout', '/checkout?type=lease', '/checkout?bundle=all']) {
    await page.goto(address)
    await page.waitForURL((url) => url.pathname === '/' && url.search === '')
  }
})

/** @param {Page} page */
async function createAccountHere(page) {
  await createAccount(page, somebody())
  await page.waitForURL(/\/checkout\?type=simpleWill/)
}

/** @param {Page} page @param {string} label @param {string} amount */
async function orderSays(page, label, amount) {
  const order = page.getByRole('region', { name: 'Order summary' })
  await order.getByText(label, { exact: true }).waitFor()
  await order.getByText(amount).first().waitFor()
}

/** On the dashboard the newest payment was for this, and it is all that was spent. @param {Page} page @param {string} what @param {string} amount */
async function isListed(page, what, amount) {
  const section = page.getByRole('region', { name: 'Payments and receipts' })
  const entry = section.getByRole('listitem').first()
  await entry.getByRole('heading', { name: what, exact: true }).waitFor()
  await entry.getByText(amount, { exact: true }).waitFor()
  await page.getByRole('definition').filter({ hasText: amount }).waitFor()
}

/** Where a message is shown, the card is not. @param {Page} page */
async function messagesLieBesideTheCard(page) {
  const card = await page.locator('[data-pays]').boundingBox()
  const messages = page.locator('.toasts')
  await messages.waitFor({ state: 'attached' })
  const place = await messages.boundingBox()
  assert(card && place && place.x + place.width <= card.x, 'a message lies over the card')
}

/** @param {Page} page @param {string} text */
const toastSays = (page, text) => page.getByRole('listitem').getByText(text, { exact: true }).waitFor()

/** The payments that the page was answered with. @param {Page} page */
function paymentsAskedFor(page) {
  /** @type {string[]} */
  const seen = []
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/api/create-payment-intent') || !answer.ok()) return
    seen.push((await answer.json()).paymentIntentId)
  })
  return seen
}

/** @param {Page} page @returns {Promise<{ id: number, type: string, status: string, attorneyReview: boolean, amountPaid: number }[]>} */
async function documentsOf(page) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  return call('GET', '/api/documents', { token: String(token) })
}

/** @param {Page} page @param {number} count */
const paidDocuments = (page, count) =>
  eventually(`${count} paid documents`, async () => {
    const documents = (await documentsOf(page)).filter(({ status }) => status === 'paid')
    return documents.length === count && documents
  })
