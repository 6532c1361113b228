// The details of a document in its chat, gone through by keyboard.
import { tabAlong } from './keyboard.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
export const details = (page) => page.getByRole('region', { name: 'Details' })

/** @param {Page} page @param {string} name */
export async function press(page, name) {
  const button = details(page).getByRole('button', { name, exact: true })
  await tabAlong(page, button)
  await page.keyboard.press('Enter')
}

/** How many groups of details there are. @param {Page} page */
export async function groupCount(page) {
  const progress = details(page).getByText(/^Details \d+ of \d+ · /)
  return Number((await progress.textContent())?.match(/of (\d+)/)?.[1])
}

/** Waits for a group. @param {Page} page @param {number} group @param {number} groups */
export const atGroup = (page, group, groups) =>
  details(page)
    .getByText(new RegExp(`^Details ${group} of ${groups} · `))
    .waitFor()

/** From the chat’s beginning to the group that asks for a detail. @param {Page} page @param {number} id @param {string} fact */
export async function toDetail(page, id, fact) {
  await page.goto(`/chat/${id}`)
  await press(page, 'Enter the details')
  const wanted = page.locator(`[data-fact="${fact}"]`)
  const groups = await groupCount(page)
  for (let group = 1; group <= groups; group += 1) {
    await atGroup(page, group, groups)
    if (await wanted.isVisible()) return wanted
    await press(page, 'Continue')
  }
  throw new Error(`the chat does not ask for ${fact}`)
}
