import assert from 'node:assert/strict'
import { createAccount, somebody } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { downloadPdf } from '../kit/download.mjs'
import { acknowledge, answerAll, toForm } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'
import { cards, holdDocumentsUntilDelivered, pay, settlements } from '../kit/payment.mjs'
import { complaintsOfQpdf, textOf } from '../kit/pdf.mjs'

journey('From the landing page to a paid will in the hand', async ({ page, test }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Start Your Document' }).click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Simple Will' }) })
  await card.getByRole('button', { name: 'Get Started' }).click()
  await createAccount(page, somebody())
  await acknowledge(page)
  await toForm(page)
  await answerAll(page, 'simpleWill', will)

  await holdDocumentsUntilDelivered(page)
  await pay(page, cards.good)
  await page.getByText('Payment Successful', { exact: true }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'My Documents' }).waitFor()
  const file = await downloadPdf(page)
  await theSigningStepsAreShown(page)
  await theWebhookMadeItPaid()
  await theWillSaysWhatWasAnswered(file)
  assert.equal(complaintsOfQpdf(file, test), '')
})

/** @param {import('playwright-core').Page} page */
async function theSigningStepsAreShown(page) {
  await page.getByRole('link', { name: 'How to sign it', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Your will is ready. Now make it count.' }).waitFor()
  await page.locator('#people > details > summary').click()
  await page.getByText('Two adult witnesses.').filter({ visible: true }).first().waitFor()
}

async function theWebhookMadeItPaid() {
  const [first] = await settlements()
  assert.match(first?.['event.id'] ?? '', /^evt_/)
  assert.equal(first.status, 'Paid')
}

async function theWillSaysWhatWasAnswered(/** @type {string} */ file) {
  const text = await textOf(file)
  for (const answer of [will.fullName, will.primaryBeneficiary, will.executorName]) {
    assert(text.includes(String(answer)), `"${answer}" is in the PDF: ${text}`)
  }
}
