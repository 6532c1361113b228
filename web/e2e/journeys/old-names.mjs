import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { documentWith } from '../kit/documents.mjs'
import { continueButton } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'

const CAREGIVER = 'Please list each child and whether each one is under 18.'

journey(
  'A name that is changed in one place is shown where it still stands, in the form, the review and the chat',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    await page.goto(`/questionnaire/${id}?question=alternateExecutorName`)
    await page.getByLabel('Who should serve if that person cannot?').fill('Rosa Diaz')
    await continueButton(page).click()
    const notice = page.getByRole('status').filter({ hasText: '“Rosa Lopez” is still in this document' })
    await notice.getByRole('link', { name: CAREGIVER }).waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.goto(`/chat/${id}`)
    await notice.getByRole('link', { name: CAREGIVER }).waitFor()
    await page.goto(`/review/${id}`)
    await notice.getByRole('link', { name: CAREGIVER }).click()
    await page.getByRole('textbox', { name: CAREGIVER }).fill('Ana, 12; Luis, 9. For both: Rosa Diaz')
    await continueButton(page).click()
    await page.waitForURL(`**/review/${id}`)
    await notice.waitFor({ state: 'hidden' })
  },
)
