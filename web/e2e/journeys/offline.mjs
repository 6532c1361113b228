import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete } from '../kit/answers.mjs'
import { documentOf, documentWith, freshDocument } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { continueButton } from '../kit/interview.mjs'
import { journey, product } from '../kit/journey.mjs'

const NAME = 'What is your full legal name?'
const KEPT = 'will be saved when the connection is back.'

/** @type {import('../kit/faults.mjs').Expected} */
const away = (method, path, status) =>
  method === 'PATCH' && path.startsWith('/api/documents/') && status === 503

journey('An answer given without a network is kept, and saved when it is back', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  const id = await documentWith(token, 'simpleWill')
  await page.goto(`/questionnaire/${id}?question=fullName`)
  await page.getByLabel(NAME).fill('Maria Lopez')
  await context.setOffline(true)
  await continueButton(page).click()
  await page.getByText(`You are offline. Your answer is kept on this device and ${KEPT}`).waitFor()
  assert.equal(await page.getByLabel(NAME).inputValue(), 'Maria Lopez')
  assert.deepEqual(await barriers(page), [])
  await page.getByLabel(NAME).fill('Maria Elena Lopez')
  await context.setOffline(false)
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  assert.equal((await documentOf(token, id)).answers.fullName, 'Maria Elena Lopez')
  await continueButton(page).click()
  await page.getByLabel('What is your Florida residence address?').waitFor()
})

journey('While the server is away the page tries again by itself', async ({ page, context, faults }) => {
  faults.expected.push(away)
  const token = await arriveSignedIn(context)
  const id = await documentWith(token, 'simpleWill')
  await page.goto(`/questionnaire/${id}?question=fullName`)
  await page.route(/\/api\/documents\/\d+$/, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await page.getByLabel(NAME).fill('Maria Lopez')
  await continueButton(page).click()
  await page.getByText(/^Coquina cannot be reached right now\./).waitFor()
  await page.unroute(/\/api\/documents\/\d+$/)
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  assert.equal((await documentOf(token, id)).answers.fullName, 'Maria Lopez')
})

journey('A product that was away for a moment gets the answer when it is back', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  const id = await documentWith(token, 'simpleWill')
  await page.goto(`/questionnaire/${id}?question=fullName`)
  await page.getByLabel(NAME).fill('Maria Lopez')
  await product.kill()
  await continueButton(page).click()
  await page.getByText(/^Coquina cannot be reached right now\./).waitFor()
  await product.start()
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  assert.equal((await documentOf(token, id)).answers.fullName, 'Maria Lopez')
})

journey('A county, a tick and the disclosure wait for the network too', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  const divorce = await documentWith(token, 'uncontestedDivorce', complete.uncontestedDivorce)
  await page.goto(`/questionnaire/${divorce}?question=county`)
  const county = page.getByRole('combobox', { name: 'County where you plan to file' })
  await county.click()
  await page.getByRole('option', { name: 'Duval (Circuit 4)' }).waitFor()
  await context.setOffline(true)
  await county.fill('Duval')
  await page.keyboard.press('Enter')
  await page.getByText(`You are offline. Your choice is kept on this device and ${KEPT}`).waitFor()
  assert.equal(await county.inputValue(), 'Duval (Circuit 4)')
  await context.setOffline(false)
  await page.getByText('Saved: Duval County.').waitFor()

  const warned = await documentWith(token, 'prenuptialAgreement', complete.prenuptialAgreement)
  await page.goto(`/review/${warned}`)
  const tick = page.getByRole('checkbox', { name: /^I have read this: / }).first()
  await tick.waitFor()
  await context.setOffline(true)
  await tick.check()
  await page.getByText(`You are offline. Your check marks are kept on this device and ${KEPT}`).waitFor()
  assert(await tick.isChecked())
  await context.setOffline(false)
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  assert.equal((await documentOf(token, warned)).data.acknowledgedFindings.length, 1)

  const fresh = await freshDocument(token, 'simpleWill')
  await page.goto(`/legal-compliance/${fresh}`)
  const box = page.getByRole('checkbox', { name: /^I have read and understood this disclosure/ })
  await box.waitFor()
  await context.setOffline(true)
  await box.check()
  await page.getByText(/^You are offline\. Your acknowledgment is not recorded yet\./).waitFor()
  await context.setOffline(false)
  await page.getByText('Acknowledged and recorded.').waitFor()
  await eventually(
    'the acknowledgment is recorded',
    async () => (await documentOf(token, fresh)).disclosureAcknowledged === true,
  )
})
