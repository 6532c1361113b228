// From nothing to a paid will in the hand and back to nothing, at the address of the distribution.
import assert from 'node:assert/strict'
import { createAccount, somebody } from '../../../web/e2e/kit/account.mjs'
import { will } from '../../../web/e2e/kit/answers.mjs'
import { answerInChat, toReview } from '../../../web/e2e/kit/chat.mjs'
import { downloadPdf } from '../../../web/e2e/kit/download.mjs'
import { eventually } from '../../../web/e2e/kit/eventually.mjs'
import { acknowledge } from '../../../web/e2e/kit/interview.mjs'
import { journey } from '../../../web/e2e/kit/journey.mjs'
import { cards, holdDocumentsUntilDelivered, pay, settlements } from '../../../web/e2e/kit/payment.mjs'
import { textOf } from '../../../web/e2e/kit/pdf.mjs'
import { called } from '../clock.mjs'
import { mailsTo } from '../mailbox.mjs'

/** @typedef {import('../../../web/e2e/kit/interview.mjs').Page} Page */

journey('A will is bought, downloaded and deleted, and then the account', async ({ page }) => {
  const person = somebody()
  await startWill(page)
  await createAccount(page, person)
  await acknowledge(page)
  await answerInChat(page, 'simpleWill', will)
  await toReview(page).click()
  await page.getByRole('heading', { level: 1, name: 'Review your Simple Will' }).waitFor()

  await holdDocumentsUntilDelivered(page)
  await pay(page, cards.good)
  await page.getByRole('heading', { level: 1, name: 'My Documents' }).waitFor()
  await theWebhookMadeItPaid()
  await theClockMakesThePdf()
  await theWillSaysWhatWasAnswered(await downloadPdf(page))
  await theReceiptIsSent(person.email)
  await deleteWill(page)
  await deleteAccount(page, person.password)
})

/** @param {Page} page */
async function startWill(page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Start Your Document' }).click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Simple Will' }) })
  await card.getByRole('button', { name: 'Get Started' }).click()
}

async function theWebhookMadeItPaid() {
  const logged = async () => (await settlements())[0]
  const first = await eventually('the webhook has logged what it did', logged)
  assert.match(first['event.id'] ?? '', /^evt_/)
  assert.equal(first.status, 'Paid')
}

/** @param {string} file */
async function theWillSaysWhatWasAnswered(file) {
  const text = await textOf(file)
  for (const answer of [will.fullName, will.primaryBeneficiary, will.executorName])
    assert(text.includes(String(answer)), `"${answer}" is in the PDF: ${text}`)
}

/** @param {string} address */
async function theReceiptIsSent(address) {
  await called('outbox')
  await eventually('the receipt', async () => (await mailsTo(address)).some((mail) => /receipt/i.test(mail)))
}

/** The webhook has done the rest: what is left is the PDF, which is made also if no one asks for it. */
async function theClockMakesThePdf() {
  const { printed, events, payments, unmatched, failed } = (await called('reconcile')).done
  assert.deepEqual(
    { events, payments, unmatched, failed },
    { events: 0, payments: 0, unmatched: 0, failed: 0 },
  )
  assert(printed > 0, 'a PDF was made')
}

/** @param {Page} page */
async function deleteWill(page) {
  await page.getByRole('button', { name: 'More: Simple Will' }).click()
  await page.getByRole('menuitem', { name: 'Delete: Simple Will' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete document' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
}

/** @param {Page} page @param {string} password */
async function deleteAccount(page, password) {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('Your account and everything in it have been deleted.').first().waitFor()
}
