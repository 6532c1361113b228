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

journey('Prepared questions are read in the order in which they are seen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await page.goto('/preview-chat')
  const question = page.getByRole('button', { name: 'What does “durable” mean?' })
  const [asked, said] = [await question.boundingBox(), await page.getByRole('log').boundingBox()]
  assert.ok(asked && said && asked.x + asked.width <= said.x, 'what comes first stands to the left')
})
