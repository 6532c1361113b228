import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { call } from '../kit/api.mjs'
import { documentWith, pdfOf } from '../kit/documents.mjs'
import { journey, product } from '../kit/journey.mjs'
import { paidFor } from '../kit/payment.mjs'
import { look } from '../kit/pictures.mjs'
import { VIEWS } from '../kit/views.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const answer = (page) => page.getByRole('status').filter({ hasText: /Coquina/ })

for (const { width, colorScheme } of VIEWS)
  journey(
    `A paper is checked by its code, by its file, and after its account is gone, ${width} wide, ${colorScheme}`,
    async ({ page, context, faults }) => {
      faults.expected.push((_, path, status) => path.startsWith('/api/verify') && status === 404)
      const token = await arriveSignedIn(context)
      const id = await documentWith(token, 'simpleWill', will)
      await paidFor(token, id)
      const pdf = await pdfOf(token, id)
      const code = await theOwnerFindsTheCode(page, id)
      await look(page, 'verify-answer')
      await theFileIsCompared(page, pdf)
      await aSlipIsSaidAtOnce(page, code)
      await anotherVersionFollows(page, { token, id, code })
      await call('DELETE', `/api/documents/${id}`, { token })
      await page.goto(`/verify#${code}`)
      await page.getByText('Made by Coquina, and withdrawn since').waitFor()
      await look(page, 'verify-withdrawn')
    },
    { viewport: { width, height: 800 }, colorScheme },
  )

/** @param {Page} page @param {number} id @returns {Promise<string>} */
async function theOwnerFindsTheCode(page, id) {
  await page.goto(`/signing/${id}#versions`)
  const link = page.getByRole('link', { name: /^Check code / })
  const code = (await link.innerText()).replace('Check code ', '')
  await link.press('Enter')
  await page.getByText('Made by Coquina', { exact: true }).waitFor()
  await answer(page).getByText('Simple Will').waitFor()
  assert.equal(await page.getByLabel('Code at the foot of each page').inputValue(), code)
  return code
}

/** @param {Page} page @param {Buffer} pdf */
async function theFileIsCompared(page, pdf) {
  const changed = Buffer.from(pdf)
  changed.writeUInt8(changed.readUInt8(changed.length >> 1) ^ 1, changed.length >> 1)
  const [right, wrong] = [join(product.data, 'right.pdf'), join(product.data, 'wrong.pdf')]
  await Promise.all([writeFile(right, pdf), writeFile(wrong, changed)])
  const file = page.getByLabel(/^Choose a PDF file/)
  await file.setInputFiles(right)
  await answer(page).getByText('Unchanged: the file is the one that was made').waitFor()
  await look(page, 'verify-same')
  await file.setInputFiles(wrong)
  await answer(page)
    .getByText(/^Not the same/)
    .waitFor()
  await look(page, 'verify-other')
  await page.goto('/verify')
  await file.setInputFiles(wrong)
  await page.getByText('No paper with exactly this file was made here.').waitFor()
  await file.setInputFiles(right)
  await answer(page).getByText('Simple Will').waitFor()
}

/** @param {Page} page @param {string} code */
async function aSlipIsSaidAtOnce(page, code) {
  const box = page.getByLabel('Code at the foot of each page')
  await box.fill(`${code.startsWith('7') ? '8' : '7'}${code.slice(1)}`)
  await box.press('Enter')
  await page.getByText('This code has a typing error.').waitFor()
  await look(page, 'verify-slip')
  await box.fill('0MN4-YX4S-QVHG-GBAJ')
  await box.press('Enter')
  await page.getByText('No paper with this code was made here.').waitFor()
  await look(page, 'verify-unknown')
}

/** @param {Page} page @param {{ token: string, id: number, code: string }} paper */
async function anotherVersionFollows(page, { token, id, code }) {
  await call('PATCH', `/api/documents/${id}`, { token, body: { answers: { executorName: 'Paula Rivera' } } })
  await pdfOf(token, id)
  // As a phone opens what a QR code has.
  await page.goto('about:blank')
  await page.goto(`/verify#${code}`)
  await answer(page).getByText('One was made after this paper.').waitFor()
  await look(page, 'verify-old')
}
