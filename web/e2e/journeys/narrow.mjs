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
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Start the Simple Will' }) })
    await row.waitFor()
    // Both in one reading: the page may still move between two.
    const { price, button } = await row.evaluate((item) => {
      const places = [...item.querySelectorAll('*')].filter((each) => each.childElementCount === 0)
      const total = places.find((each) => each.textContent.endsWith('total'))
      return {
        price: total?.getBoundingClientRect().toJSON(),
        button: item.querySelector('button')?.getBoundingClientRect().toJSON(),
      }
    })
    assert(price.right <= button.left, 'the price is left of the button')
    assert(price.bottom > button.top && price.top < button.bottom, 'and in its line')
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
