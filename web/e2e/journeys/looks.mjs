import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { freshDocument } from '../kit/documents.mjs'
import { journey } from '../kit/journey.mjs'

/** @param {import('playwright-core').Page} page @param {string} name */
const fillOf = (page, name) =>
  page
    .getByRole('button', { name, exact: true })
    .evaluate((button) => getComputedStyle(button).backgroundColor)

const NONE = 'rgba(0, 0, 0, 0)'

journey('What goes on weighs more than what stands beside it, closed or open', async ({ page, context }) => {
  const token = await arriveSignedIn(context)
  await page.goto(`/legal-compliance/${await freshDocument(token, 'simpleWill')}`)
  await page.getByRole('button', { name: 'Continue', disabled: true }).waitFor()
  assert.equal(await fillOf(page, 'Answer in a form'), NONE)
  assert.notEqual(await fillOf(page, 'Continue'), NONE)
  await page.getByRole('checkbox', { name: /^I have read/ }).check()
  await page.getByRole('button', { name: 'Continue', disabled: false }).waitFor()
  assert.notEqual(await fillOf(page, 'Continue'), await fillOf(page, 'Answer in a form'))
})
