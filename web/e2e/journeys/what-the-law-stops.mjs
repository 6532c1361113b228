import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete, county, springing } from '../kit/answers.mjs'
import { documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { answerAll, continueButton } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'
import { chooseCounty, purchase, readNotices } from '../kit/review.mjs'

const START = 'When should this power of attorney start?'

journey(
  'A power of attorney that waits for incapacity is stopped, with the way out',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'powerOfAttorney')
    await page.goto(`/document/${id}`)
    await answerAll(page, 'powerOfAttorney', springing)
    await page.getByRole('heading', { name: 'What stops this document' }).waitFor()
    await page.getByText('s. 709.2108(3)', { exact: true }).waitFor()
    assert(await purchase(page).isDisabled())
    await page.getByRole('link', { name: '1 issue is holding up this document' }).waitFor()
    assert.deepEqual(await barriers(page), [])

    await page.getByRole('link', { name: `Change this answer: ${START}` }).click()
    await page.getByRole('radio', { name: 'Immediately', exact: true }).check()
    await continueButton(page).click()
    await readNotices(page)
    assert.equal(await page.getByRole('heading', { name: 'What stops this document' }).count(), 0)
    await page.getByRole('button', { name: 'Complete Purchase', disabled: false }).waitFor()
  },
)

journey(
  'An answer that stops the document says so where it is given, and is saved',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'powerOfAttorney', complete.powerOfAttorney)
    await page.goto(`/questionnaire/${id}?question=effectiveDate`)
    await page.getByRole('radio', { name: 'Upon incapacitation', exact: true }).check()
    await continueButton(page).click()
    await page.getByText('Stops the document', { exact: true }).waitFor()
    await page.getByText(/^Your answer is saved\./).waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Change to Immediately' }).click()
    await page.waitForURL(/question=specificPowers/)
  },
)

journey(
  'On a phone what the law says of an answer comes into view when it is saved',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    const id = await documentWith(token, 'prenuptialAgreement', complete.prenuptialAgreement)
    await page.goto(`/questionnaire/${id}?question=spousalSupportDetails&from=review`)
    await page.getByRole('main').getByRole('textbox').fill('Only for a while')
    await continueButton(page).click()
    const said = page.getByText('The support terms lack an amount or a length')
    await said.waitFor()
    await eventually('it is above the buttons', async () => ((await said.boundingBox())?.y ?? 700) < 300)
    await page.getByText(/^Your answer is saved\./).waitFor()
  },
  { viewport: { width: 390, height: 667 } },
)

journey('A divorce is stopped until the county of filing is chosen', async ({ page, context }) => {
  const id = await documentWith(
    await arriveSignedIn(context),
    'uncontestedDivorce',
    complete.uncontestedDivorce,
  )
  await page.goto(`/review/${id}`)
  await page.getByRole('heading', { name: 'No county has been chosen' }).waitFor()
  assert(await purchase(page).isDisabled())
  await page.getByRole('link', { name: 'Choose the county' }).click()
  await page.getByLabel('County where you plan to file').and(page.locator(':focus')).waitFor()
  await chooseCounty(page, county)
  await page
    .getByText(/Eleventh Judicial Circuit, in and for Miami-Dade County/)
    .first()
    .waitFor()
  assert.equal(await page.getByRole('heading', { name: 'No county has been chosen' }).count(), 0)
  await page.getByRole('button', { name: 'Complete Purchase', disabled: false }).waitFor()
})

journey('What was ticked as read stays ticked', async ({ page, context }) => {
  const id = await documentWith(
    await arriveSignedIn(context),
    'prenuptialAgreement',
    complete.prenuptialAgreement,
  )
  await page.goto(`/review/${id}`)
  const tick = page.getByRole('checkbox', { name: /^I have read this: / }).first()
  assert(await purchase(page).isDisabled())
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await tick.check()
  await kept
  await page.reload()
  await tick.waitFor()
  assert(await tick.isChecked())
  await page.getByRole('button', { name: 'Complete Purchase', disabled: false }).waitFor()
})
