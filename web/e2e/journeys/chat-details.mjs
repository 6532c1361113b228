import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { documentTypes } from '../kit/api.mjs'
import { atGroup, details, groupCount, press, toDetail } from '../kit/chat-details.mjs'
import { answeredDocument, documentOf } from '../kit/documents.mjs'
import { giveIncome, INCOME } from '../kit/income.mjs'
import { journey } from '../kit/journey.mjs'
import { hasFocus, tabAlong } from '../kit/keyboard.mjs'
import { isPlainToAll, PHONE } from '../kit/pieces.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** Each group of details, until the review is offered again; how many there were. @param {Page} page @param {() => Promise<void>} look */
async function throughTheGroups(page, look) {
  const groups = await groupCount(page)
  for (let group = 1; group <= groups; group += 1) {
    await atGroup(page, group, groups)
    await hasFocus(details(page).getByRole('heading', { level: 2 }).first())
    await look()
    await press(page, 'Continue')
  }
  await details(page).getByRole('button', { name: 'Continue to Review' }).waitFor()
  return groups
}

/** Nothing lies over what a group is about, nor is it far below what does. @param {Page} page */
async function beginsBelowTheBars(page) {
  const heading = details(page).getByRole('heading', { level: 2 }).first()
  const bar = page.getByRole('button', { name: 'Continue to Review' }).first()
  const [about, above] = [await heading.boundingBox(), await bar.boundingBox()]
  assert(about && above)
  const room = about.y - (above.y + above.height)
  assert(room > 0 && room < 48, `the heading is ${room} px below the bars`)
}

journey(
  'The details of every type are asked in the chat, by keyboard, on a phone, and can all be left out',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    for (const { id: type, facts } of await documentTypes()) {
      if (facts.length === 0) continue
      const id = await answeredDocument(token, type)
      await page.goto(`/chat/${id}`)
      await press(page, 'Enter the details')
      const look = async () => {
        await beginsBelowTheBars(page)
        await isPlainToAll(page)
      }
      assert((await throughTheGroups(page, look)) > 0, type)
      assert.deepEqual((await documentOf(token, id)).facts, {}, type)
    }
  },
  PHONE,
)

journey(
  'A detail of the chat is typed and kept without a mouse, and one that will not do says why',
  async ({ page, context, faults }) => {
    faults.expected.push((method, _path, status) => method === 'PATCH' && status === 400)
    const token = await arriveSignedIn(context)
    const id = await answeredDocument(token, 'simpleWill')
    await page.goto(`/chat/${id}`)
    await press(page, 'Enter the details')
    const spouse = details(page).getByLabel('What is your husband’s or wife’s full legal name?')
    await tabAlong(page, spouse)
    await page.keyboard.type('D')
    await page.keyboard.press('Tab')
    await page.getByText('Name appears too short').waitFor()
    await isPlainToAll(page)
    await spouse.press('End')
    await page.keyboard.type('aniel Lopez')
    await page.keyboard.press('Tab')
    await page.getByText('Name appears too short').waitFor({ state: 'detached' })
    await press(page, 'Skip the rest')
    await page.reload()
    assert.equal((await documentOf(token, id)).facts.spouseName, 'Daniel Lopez')
  },
  PHONE,
)

journey(
  'An income is given in the chat as it is paid, and each box says what is wrong with it',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    const children = { hasMinorChildren: 'Yes', childrenDetails: 'L.H., 11, and P.H., 7' }
    const id = await answeredDocument(token, 'uncontestedDivorce', children)
    await giveIncome(page, await toDetail(page, id, 'netPetitioner'))
    assert.deepEqual((await documentOf(token, id)).facts.netPetitioner, INCOME)
  },
  PHONE,
)

journey(
  'Beside the conversation the paper shows where the detail stands that is being given',
  async ({ page, context }) => {
    const id = await answeredDocument(await arriveSignedIn(context), 'simpleWill')
    await page.goto(`/chat/${id}`)
    const paper = page.getByRole('region', { name: 'Document preview' })
    await paper.getByText('Last Will and Testament').first().waitFor()
    assert.equal(await paper.locator('section[data-marked]').count(), 0)
    await press(page, 'Enter the details')
    await paper.locator('section[data-marked] h4').first().waitFor()
  },
  { viewport: { width: 1366, height: 768 } },
)
