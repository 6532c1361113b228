import assert from 'node:assert/strict'
import { barriers } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { journey } from '../kit/journey.mjs'

journey('A message is sent, and the keyboard stays where it was', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Maria Lopez')
  await page.getByLabel('Email').fill('maria@example.com')
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('How long does it take?')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Your message has been sent.').waitFor()
  assert.equal(await page.getByLabel('Message').inputValue(), '')
  assert.ok(await send.evaluate((button) => button === document.activeElement))
  assert.deepEqual(await barriers(page), [])
})

journey('The menu beside the menu stays open for a pointer that jumps', async ({ page, context }) => {
  await arriveSignedIn(context)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Account of Maria' }).click()
  await page.getByRole('menuitem', { name: 'Start a document' }).hover()
  const will = page.getByRole('menuitem', { name: 'Simple Will' })
  const box = await will.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + 20, box.y + 10)
  await will.click()
  await page.waitForURL(/\/(chat|legal-compliance)\/\d+/)
})

journey(
  'A phone has the types of documents in the menu itself',
  async ({ page, context }) => {
    await arriveSignedIn(context)
    await page.goto('/about')
    await page.getByRole('button', { name: 'Account of Maria' }).tap()
    await page.getByRole('group', { name: 'Start a document' }).waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('menuitem', { name: 'Simple Will' }).tap()
    await page.waitForURL(/\/(chat|legal-compliance)\/\d+/)
  },
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
)

journey('Nothing moves while the first page comes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Complete Bundle' }).waitFor()
  await page.waitForLoadState('networkidle')
  assert.ok((await page.evaluate(() => Reflect.get(window, 'moved'))) < 0.01)
})
