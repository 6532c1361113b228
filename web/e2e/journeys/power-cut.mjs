import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { call } from '../kit/api.mjs'
import { signIn, somebody } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { documentWith } from '../kit/documents.mjs'
import { downloadPdf } from '../kit/download.mjs'
import { journey, product } from '../kit/journey.mjs'
import { cards, pay } from '../kit/payment.mjs'

journey('After a power cut the account, the document and its PDF are still there', async ({ page }) => {
  const person = somebody()
  const { token } = await call('POST', '/api/auth/register', { body: person })
  const id = await documentWith(token, 'simpleWill', will)
  await signIn(page, person)
  await page.goto(`/review/${id}`)
  await pay(page, cards.good)
  const before = await readFile(await downloadPdf(page))

  await product.kill()
  await product.start()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, person)
  await page.goto('/dashboard')
  await page.getByText(/Completed, not signed yet · Created/).waitFor()
  assert.deepEqual(await readFile(await downloadPdf(page)), before, 'the same PDF, byte for byte')
})
