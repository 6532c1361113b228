import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { journey } from '../kit/journey.mjs'

journey('A sample is opened and its pages are turned', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('group', { name: 'Sample document' })
    .getByRole('button', { name: 'Simple Will' })
    .click()
  const sample = page.getByRole('region', { name: 'Sample: Simple Will' })
  const turn = sample.getByRole('button', { name: 'Next page' })
  await sample.getByText(/^Page 1 of ([2-9]|\d\d)$/).waitFor()
  const heading = sample.getByRole('heading', { name: 'Last Will and Testament' })
  const before = await heading.boundingBox()
  await turn.click()
  await sample.getByText(/^Page 2 of /).waitFor()
  const after = await heading.boundingBox()
  assert.ok(before && after && after.x < before.x - 200, 'the first page has gone')
  assert.deepEqual(await barriers(page), [])
  for (let page = 2; (await turn.getAttribute('aria-disabled')) === null; page += 1) {
    await turn.press('Enter')
    await sample.getByText(new RegExp(`^Page ${page + 1} of `)).waitFor()
  }
  assert.ok(await turn.evaluate((button) => button === document.activeElement), 'the keyboard stays')
})

/** @param {import('playwright-core').Page} page */
async function openSample(page) {
  await page.goto('/')
  await page
    .getByRole('group', { name: 'Sample document' })
    .getByRole('button', { name: 'Power of Attorney' })
    .click()
  const sample = page.getByRole('region', { name: 'Sample: Power of Attorney' })
  await sample.getByText(/^Page 1 of /).waitFor()
  return sample
}

journey('A sample is read by keys, by its small pages, and leads to one of one’s own', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  const sample = await openSample(page)
  await page.keyboard.press('ArrowRight')
  await sample.getByText(/^Page 2 of /).waitFor()
  await sample.getByRole('button', { name: 'Page 4', exact: true }).click()
  await sample.getByText(/^Page 4 of /).waitFor()
  await page.keyboard.press('Home')
  await sample.getByText(/^Page 1 of /).waitFor()
  await sample.getByRole('button', { name: 'Start this document: Power of Attorney' }).click()
  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor()
})

/** A finger that moves over an element, so far to the right. @param {import('playwright-core').Locator} element @param {number} by */
const swipe = (element, by) =>
  element.evaluate((target, far) => {
    const touch = (/** @type {number} */ clientX) =>
      new Touch({ identifier: 1, target, clientX, clientY: 300 })
    const at = { bubbles: true, cancelable: true }
    target.dispatchEvent(new TouchEvent('touchstart', { ...at, touches: [touch(200)] }))
    target.dispatchEvent(new TouchEvent('touchend', { ...at, changedTouches: [touch(200 + far)] }))
  }, by)

journey(
  'On a phone a finger turns the pages of a sample',
  async ({ page }) => {
    const sample = await openSample(page)
    const words = sample.getByRole('article').first()
    await swipe(words, -120)
    await sample.getByText(/^Page 2 of /).waitFor()
    await swipe(words, 120)
    await sample.getByText(/^Page 1 of /).waitFor()
    await swipe(words, -20)
    await sample.getByText(/^Page 1 of /).waitFor()
  },
  { viewport: { width: 390, height: 844 }, hasTouch: true },
)

journey('A sample is printed by itself, and every page says that it is one', async ({ page }) => {
  const sample = await openSample(page)
  await page.evaluate(() => (window.print = () => undefined))
  await sample.getByRole('button', { name: 'Print or save as PDF' }).click()
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: 'Durable Power of Attorney' }).waitFor()
  assert.equal(await page.getByText('Sample', { exact: true }).filter({ visible: true }).count(), 1)
  assert.equal(await page.getByRole('banner').count(), 0)
})

journey('Prepared questions are read in the order in which they are seen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await page.goto('/preview-chat')
  const question = page.getByRole('button', { name: 'What does “durable” mean?' })
  const [asked, said] = [await question.boundingBox(), await page.getByRole('log').boundingBox()]
  assert.ok(asked && said && said.x + said.width <= asked.x, 'what comes first stands to the left')
})
