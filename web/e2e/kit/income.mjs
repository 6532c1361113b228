import assert from 'node:assert/strict'
import { hasFocus, tabAlong } from './keyboard.mjs'
import { isPlainToAll } from './pieces.mjs'

/** What is kept of the income that is given below. */
export const INCOME = { amount: 215_050, frequency: 'every_two_weeks' }

/**
 * Gives an income by keyboard, its amount wrong and its frequency forgotten at first, and sees that each box says its own.
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').Locator} income
 */
export async function giveIncome(page, income) {
  const amount = income.getByLabel('Amount each time')
  const often = income.getByLabel('How often')
  await tabAlong(page, amount)
  await page.keyboard.type('21o0')
  await page.keyboard.press('Enter')
  await income.getByText('Please enter an amount in dollars').waitFor()
  assert.equal(await amount.getAttribute('aria-invalid'), 'true')
  assert.equal(await often.getAttribute('aria-invalid'), null)
  await hasFocus(amount)
  await isPlainToAll(page)

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2150.50')
  await page.keyboard.press('Enter')
  await income.getByText('Please choose how often it is paid.').waitFor()
  assert.equal(await often.getAttribute('aria-invalid'), 'true')
  assert.equal(await amount.getAttribute('aria-invalid'), null)
  await hasFocus(often)
  await isPlainToAll(page)

  await page.keyboard.type('Every two')
  const month = '$2,150.50 every two weeks, which is $4,659.42 a month'
  await income.getByRole('status').filter({ hasText: month }).waitFor()
  await page.keyboard.press('Tab')
  await income.getByText('Saved').waitFor()
  await isPlainToAll(page)
}
