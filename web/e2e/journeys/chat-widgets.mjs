import assert from 'node:assert/strict'
import { barriers, sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { asked, conversation, field, say } from '../kit/chat.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
/** @param {import('playwright-core').Page} page @param {string} text */
const isAsked = (page, text) => asked(page, text).waitFor()

journey(
  'What is not surely understood is answered with what fits the question',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    const id = await documentWith(token, 'simpleWill', { fullName: 'Maria Lopez' })
    await page.goto(`/chat/${id}`)
    await say(page, 'over by the lake')
    await conversation(page).getByText('I am not sure that I caught the address.').waitFor()
    await page.getByLabel(/^Street and number/).fill('12 Oak St')
    await page.getByLabel('City', { exact: true }).fill('Tampa')
    await page.getByLabel('ZIP code', { exact: true }).fill('33602')
    assert.equal(await sideways(page), 0)
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Use this answer' }).press('Enter')
    await isAsked(page, 'What is your marital status?')

    await say(page, 'it is complicated between us')
    await conversation(page).getByText('I am not sure which of these you mean').waitFor()
    assert.equal(await page.getByRole('radio', { checked: true }).count(), 0, 'nothing is chosen beforehand')
    assert.equal(await sideways(page), 0)
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('radio', { name: 'Married', exact: true }).click()
    await isAsked(page, 'Do you have children?')
    const answers = await eventually('both are saved', async () => {
      const now = (await documentOf(token, id)).answers
      return now.maritalStatus === 'Married' && now
    })
    assert.equal(answers.address, '12 Oak St, Tampa, FL 33602')
    await field(page).waitFor()
  },
  phone,
)
