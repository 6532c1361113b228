import assert from 'node:assert/strict'
import { barriers, sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete, will } from '../kit/answers.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { giveIncome, INCOME } from '../kit/income.mjs'
import { journey } from '../kit/journey.mjs'
import { PHONE } from '../kit/pieces.mjs'

const COUNTY = 'In which Florida county do you live?'
const SPOUSE = 'What is your husband’s or wife’s full legal name?'
const GROUP = 'You and your estate'
const BOND = 'Should your personal representative serve without a bond?'

journey(
  'What no question asks for is given on the review and stands in the paper',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    await page.goto(`/review/${id}`)
    const details = page.getByRole('region', { name: 'Details' })
    await details.getByText(/The paper has 2 blanks/).waitFor()
    await page.getByText('County in Florida where I live').first().waitFor()
    await details.getByRole('button', { name: 'The county in which you live' }).click()
    await details.getByLabel(COUNTY).and(page.locator(':focus')).waitFor()
    await details.getByLabel(COUNTY).selectOption('Orange')
    await details.getByText(/The paper has 1 blank\./).waitFor()
    await details.getByLabel(SPOUSE).fill('Daniel Lopez')
    await page.keyboard.press('Tab')
    await details.getByRole('radiogroup', { name: BOND }).getByRole('radio', { name: 'Yes' }).click()
    await details.getByText(/has no blank that you could fill in/).waitFor()
    await page.getByText(/a resident of Orange County, State of Florida/).waitFor()
    await page.getByText(/I am married to Daniel Lopez\./).waitFor()
    await page.getByText('County in Florida where I live').first().waitFor({ state: 'detached' })
    assert.deepEqual(await barriers(page), [])
    await page.reload()
    await details.getByText(/has no blank that you could fill in/).waitFor()
  },
)

journey('A detail that will not do says why, by keyboard alone', async ({ page, context, faults }) => {
  faults.expected.push((method, _path, status) => method === 'PATCH' && status === 400)
  const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
  await page.goto(`/review/${id}`)
  const details = page.getByRole('region', { name: 'Details' })
  await details.locator('summary', { hasText: GROUP }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await details.getByLabel(COUNTY).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Tab')
  await details.getByLabel(SPOUSE).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('D')
  await page.keyboard.press('Tab')
  await page.getByText('Name appears too short').waitFor()
  assert.equal(await details.getByLabel(SPOUSE).inputValue(), 'D')
  assert.deepEqual(await barriers(page), [])
})

journey(
  'The details fit a phone',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
    await page.goto(`/review/${id}`)
    const details = page.getByRole('region', { name: 'Details' })
    await details.getByText(GROUP, { exact: true }).click()
    await details.getByLabel(COUNTY).waitFor()
    assert.equal(await sideways(page), 0)
  },
  PHONE,
)

/** Divorce papers that ask for incomes. @param {import('playwright-core').BrowserContext} context */
async function withChildren(context) {
  const token = await arriveSignedIn(context)
  const answers = { ...complete.uncontestedDivorce, hasMinorChildren: 'Yes' }
  return { token, id: await documentWith(token, 'uncontestedDivorce', answers) }
}

journey(
  'An income is given as it is paid, by keyboard on a phone, and each box says what is wrong with it',
  async ({ page, context }) => {
    const { token, id } = await withChildren(context)
    await page.goto(`/questionnaire/${id}?question=netPetitioner&from=review`)
    await giveIncome(page, page.locator('[data-fact="netPetitioner"]'))
    const { netPetitioner } = (await documentOf(token, id)).facts
    assert.deepEqual(netPetitioner, INCOME)
  },
  PHONE,
)
