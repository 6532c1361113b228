import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { journey } from '../kit/journey.mjs'

journey(
  'All that brings people here is in view on a phone, with each price beside its button',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const chips = page.getByRole('group', { name: 'Your situation' }).locator('label')
    await chips.first().waitFor()
    const ends = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().right))
    assert(
      ends.every((end) => end <= 360),
      `no chip is beyond the edge: ${ends}`,
    )
    await page.setViewportSize({ width: 640, height: 800 })
    const start = page.getByRole('button', { name: 'Start the Simple Will' })
    const button = await start.boundingBox()
    const price = await page
      .getByRole('listitem')
      .filter({ has: start })
      .getByText(/total$/)
      .boundingBox()
    assert(button && price && price.x + price.width <= button.x, 'the price is left of the button')
    assert(price.y + price.height > button.y && price.y < button.y + button.height, 'and in its line')
  },
)

journey('The header of who is signed in keeps to one line on a tablet', async ({ page, context }) => {
  await arriveSignedIn(context)
  for (const width of [641, 800, 959, 961, 1100]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/support')
    const who = page.getByRole('button', { name: /^Account of / }).locator('span', { hasText: /./ })
    await who.waitFor()
    assert(await who.evaluate((name) => name.scrollWidth <= name.clientWidth), `the name at ${width}`)
    const entries = page.locator('header a', { hasText: 'County Examples' })
    assert.equal(await entries.isVisible(), width >= 960, `the entries at ${width}`)
  }
})
