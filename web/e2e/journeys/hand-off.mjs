import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { documentWith, pdfOf } from '../kit/documents.mjs'
import { saveDownload } from '../kit/download.mjs'
import { journey } from '../kit/journey.mjs'
import { paidFor } from '../kit/payment.mjs'
import { look } from '../kit/pictures.mjs'
import { textOf } from '../kit/pdf.mjs'
import { VIEWS } from '../kit/views.mjs'

/** @typedef {import('playwright-core').Page} Page */

for (const { width, colorScheme } of VIEWS)
  journey(
    `A document is given to a lawyer, ${width} wide, ${colorScheme}`,
    async ({ page, context, faults }) => {
      faults.expected.push((_, path, status) => path === '/api/shared' && status === 410)
      const token = await arriveSignedIn(context)
      const id = await documentWith(token, 'simpleWill', will)
      await paidFor(token, id)
      await pdfOf(token, id)
      await theOwnerFindsTheWay(page)
      await look(page, 'hand-off-page')
      await theFileIsDownloaded(page)
      const address = await aLinkIsMade(page)
      await look(page, 'hand-off-made')
      const lawyer = await context.newPage()
      await aLawyerOpensIt(lawyer, address)
      await theOwnerSeesIt(page, id)
      await look(page, 'hand-off-opened')
      await itIsWithdrawn(page)
      await itOpensNothing(lawyer, address)
      await look(lawyer, 'hand-off-ended')
    },
    { viewport: { width, height: 800 }, colorScheme },
  )

/** @param {Page} page */
async function theOwnerFindsTheWay(page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^More: / }).press('Enter')
  await page.getByRole('menuitem', { name: /^Give it to a lawyer/ }).press('Enter')
  await page.getByRole('heading', { name: 'Give it to a lawyer' }).waitFor()
  await page.getByText("You haven't created any links for this document.").waitFor()
}

/** @param {Page} page */
async function theFileIsDownloaded(page) {
  const button = page.getByRole('button', { name: 'Download the file' })
  await handedOff(await saveDownload(page, () => button.press('Enter')))
}

/** @param {string} file */
async function handedOff(file) {
  const text = await textOf(file)
  for (const words of ['For a lawyer or a self-help center', 'What was answered', 'Sources and their marks'])
    assert.ok(text.includes(words), `${words} in: ${text.slice(0, 600)}`)
}

/** @param {Page} page @returns {Promise<string>} its address */
async function aLinkIsMade(page) {
  await page.getByRole('radio', { name: '7 days' }).press('ArrowUp')
  await page.getByRole('button', { name: 'Make a link' }).press('Enter')
  const box = page.getByLabel('Address of the link')
  await box.waitFor()
  await page.getByText('Not opened yet').waitFor()
  return box.inputValue()
}

/** @param {Page} page @param {string} address */
async function aLawyerOpensIt(page, address) {
  /** @type {string[]} */
  const sent = []
  page.on('request', (request) => sent.push(request.url(), request.headers()['referer'] ?? ''))
  await page.goto(address)
  const button = page.getByRole('button', { name: 'Download the PDF file' })
  await button.waitFor()
  assert.equal(new URL(page.url()).hash, '', 'the history keeps no secret')
  await look(page, 'hand-off-landing')
  await handedOff(await saveDownload(page, () => button.press('Enter')))
  await page.getByText('The file is in your downloads.').waitFor()
  const secret = new URL(address).hash.slice(1)
  assert.ok(secret.length === 64 && sent.every((url) => !url.replace(/#.*/, '').includes(secret)))
}

/** @param {Page} page @param {number} id */
async function theOwnerSeesIt(page, id) {
  await page.goto('about:blank')
  await page.goto(`/signing/${id}#hand-off`)
  const opened = page.getByText('Opened once')
  await opened.press('Enter')
  await page.locator('#hand-off details details li').waitFor()
}

/** @param {Page} page */
async function itIsWithdrawn(page) {
  await page.getByRole('button', { name: /^Withdraw: Link of/ }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw this link?' })
  await dialog.getByRole('button', { name: 'Keep it' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Withdraw: Link of/ }).press('Enter')
  await look(page, 'hand-off-question')
  await dialog.getByRole('button', { name: 'Withdraw' }).press('Enter')
  await page.getByText("You haven't created any links for this document.").waitFor()
}

/** @param {Page} page @param {string} address */
async function itOpensNothing(page, address) {
  // As if it were opened for the first time.
  await page.goto('about:blank')
  await page.goto(address)
  await page.getByRole('button', { name: 'Download the PDF file' }).press('Enter')
  await page.getByText('This link does not work').waitFor()
}
