import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

/** @typedef {import('playwright-core').Locator} Locator */

const PHONE_WIDTH = 390

for (const viewport of [
  { width: 1366, height: 768 },
  { width: PHONE_WIDTH, height: 664 },
]) {
  journey(
    `The link to the prices leads to them, below their heading, on a screen of ${viewport.width} pixels`,
    async ({ page }) => {
      await page.goto('/how-it-works')
      const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
      if (viewport.width === PHONE_WIDTH) await nav.locator('summary').click()
      await nav.getByRole('link', { name: 'Prices' }).click()
      const heading = page.getByRole('heading', { name: 'Choose your document' })
      const documents = page.locator('section').filter({ has: heading })
      const price = documents
        .getByText(/^\$71\.50 total/)
        .filter({ visible: true })
        .first()
      await eventually('the heading is in view', () => isInView(heading, viewport.height))
      await eventually('a price is in view', () => isInView(price, viewport.height))
    },
    { viewport },
  )
}

/** @param {Locator} part @param {number} height */
async function isInView(part, height) {
  const box = await part.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= height
}
