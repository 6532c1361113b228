import assert from 'node:assert/strict'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

/** So often Tab is pressed at most, from one control to the next. */
const FURTHEST = 60

/** Goes to a control by Tab, types into it. @param {Page} page @param {Locator} control @param {string} words */
export async function write(page, control, words) {
  await tabTo(page, control)
  await page.keyboard.type(words)
}

/** Types into the control of the next question, which has the focus already. @param {Page} page @param {Locator} control @param {string} words @param {string} [key] */
export async function writeHere(page, control, words, key) {
  await hasFocus(control)
  await page.keyboard.type(words)
  if (key) await page.keyboard.press(key)
}

/** @param {Page} page @param {Locator} control @param {string} key */
export async function press(page, control, key) {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Presses Tab until the control has the focus, and sees that the eye can find it. @param {Page} page @param {Locator} control */
async function tabTo(page, control) {
  await tabAlong(page, control)
  const outline = await control.evaluate((element) => getComputedStyle(element).outlineStyle)
  assert.notEqual(outline, 'none', `the focus shows on ${control}`)
}

/** @param {Page} page @param {Locator} control */
export async function tabAlong(page, control) {
  await control.waitFor()
  for (let stop = 0; !(await isFocused(control)); stop += 1) {
    assert(stop < FURTHEST, `Tab does not lead to ${control}`)
    await page.keyboard.press('Tab')
  }
}

/** @param {Locator} control */
const isFocused = (control) => control.evaluate((element) => element === document.activeElement)

/** @param {Locator} control */
export async function hasFocus(control) {
  await control.and(control.page().locator(':focus')).waitFor()
}
