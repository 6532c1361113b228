import assert from 'node:assert/strict'
import process from 'node:process'
import { barriers, sideways } from './accessibility.mjs'

/** A folder for pictures, where somebody wants to look. */
const pictures = process.env.COQUINA_PICTURES

/**
 * The page as it stands has no barrier and does not scroll sideways; it is kept as a picture where somebody wants to look.
 * @param {import('playwright-core').Page} page
 * @param {string} name
 */
export async function look(page, name) {
  assert.deepEqual(await barriers(page), [])
  assert.equal(await sideways(page), 0)
  if (!pictures) return
  const scheme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  )
  const width = page.viewportSize()?.width
  await page.screenshot({ path: `${pictures}/${name}-${width}-${scheme}.png`, fullPage: true })
}
