import assert from 'node:assert/strict'
import { arriveSignedIn, somebody } from '../kit/account.mjs'
import { documentWith } from '../kit/documents.mjs'
import { continueButton } from '../kit/interview.mjs'
import { journey } from '../kit/journey.mjs'

/** @type {[string, string][]} */
const weakPasswords = [
  ['Short1', 'Password must be at least 8 characters'],
  ['lowercase1', 'Password must contain at least one uppercase letter'],
  ['UPPERCASE1', 'Password must contain at least one lowercase letter'],
  ['NoDigitsHere', 'Password must contain at least one number'],
]

journey('An account needs an email address and a password that will do', async ({ page }) => {
  await page.goto('/auth?mode=create')
  const send = page.getByRole('main').getByRole('button', { name: 'Create Account' })
  await page.getByLabel('Email').fill('maria@example')
  for (const [password, sentence] of weakPasswords) {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await send.click()
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
  }
  await page.getByText('Please enter a valid email address').waitFor()
  assert.equal(new URL(page.url()).pathname, '/auth')
})

journey('A wrong password is answered with a sentence', async ({ page, faults }) => {
  faults.expected.push((_method, path, status) => path === '/api/auth/login' && status === 401)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(somebody().email)
  await page.getByLabel('Password', { exact: true }).fill('Harbor-Light-8')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Login failed', { exact: true }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/auth')
})

journey('A question without an answer cannot be passed', async ({ page, context }) => {
  const id = await documentWith(await arriveSignedIn(context), 'simpleWill')
  await page.goto(`/document/${id}`)
  await page.getByText('Answer the question to continue.').waitFor()
  assert(await continueButton(page).isDisabled())
  await page.getByLabel('What is your full legal name?').fill('   ')
  assert(await continueButton(page).isDisabled(), 'spaces are no answer')
  await page.getByLabel('What is your full legal name?').press('Enter')
  await page.getByText('Step 1 of 9').waitFor()
})

journey(
  'A date that cannot be is said to be wrong, and the answer can be mended',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'uncontestedDivorce')
    await page.goto(`/questionnaire/${id}?question=marriageDate`)
    await page.getByLabel('What is the date of marriage?').fill('2090-01-01')
    await continueButton(page).click()
    await page.getByRole('status').filter({ hasText: 'This date is in the future.' }).waitFor()
    await page.getByLabel('What is the date of marriage?').fill('2010-03-05')
    await continueButton(page).click()
    await page.getByRole('heading', { name: 'What is the date you separated?' }).waitFor()
  },
)

journey('Shares that do not add up keep the will from being bought', async ({ page, context }) => {
  const id = await documentWith(await arriveSignedIn(context), 'simpleWill')
  await page.goto(`/questionnaire/${id}?question=primaryBeneficiary`)
  await page.getByRole('button', { name: 'Write it in my own words' }).click()
  await page.getByLabel(/everything that is left/).fill('Ana 50%, Luis 40%')
  await continueButton(page).click()
  await page.getByRole('alert').filter({ hasText: 'The shares add up to 90%' }).waitFor()
  await page.goto(`/review/${id}`)
  await page.getByText('The shares add up to 90%').waitFor()
  assert(await page.getByRole('button', { name: 'Complete Purchase' }).isDisabled())
})
