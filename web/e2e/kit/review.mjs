import assert from 'node:assert/strict'

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
export const purchase = (page) => page.getByRole('button', { name: 'Complete Purchase' })

/** Ticks what has to be read before a payment. Until the last tick nothing can be bought. @param {Page} page */
export async function readNotices(page) {
  await page.getByRole('heading', { level: 1, name: /^Review your / }).waitFor()
  const ticks = page.getByRole('checkbox', { name: /^I have read this: / })
  for (const tick of await ticks.all()) {
    assert(await purchase(page).isDisabled(), 'nothing can be bought before all is read')
    await tick.check()
  }
}

/** @param {Page} page @param {{ id: string, name: string }} county */
export async function chooseCounty(page, { name }) {
  await page.getByRole('combobox', { name: 'County where you plan to file' }).fill(name)
  await page.getByRole('option', { name: new RegExp(`^${name} \\(`) }).click()
  await page.getByText(`Saved: ${name} County.`).waitFor()
}
