import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { journey } from '../kit/journey.mjs'
import { broken, cutOff } from '../kit/large-text.mjs'
import { besideEachOther } from '../kit/question-screens.mjs'
import { newcomer, ofOwner, open } from '../kit/screens.mjs'

journey('Text at twice its size is never cut off (visitors)', async ({ page }) => {
  const found = []
  // oxlint-disable-next-line no-await-in-loop -- one page after another
  for (const screen of open) found.push(...(await cutOff(page, screen)))
  assert.deepEqual(found, [])
})

for (const width of [390, 1366])
  journey(
    `Text at twice its size stays in the line at the top of the page, ${width} wide`,
    async ({ page }) => {
      await page.goto('/')
      const header = page.getByRole('banner')
      const link = header.getByRole('link', { name: 'Get Started' })
      await link.waitFor()
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      const [line, button] = [await header.boundingBox(), await link.boundingBox()]
      assert(line && button)
      assert(button.y >= line.y && button.y + button.height <= line.y + line.height)
    },
    { viewport: { width, height: 768 } },
  )

journey(
  'Text at twice its size is never cut off (people with documents)',
  async ({ page, context, faults }) => {
    // One of the screens is a document that does not exist.
    faults.expected.push((_method, path, status) => /^\/api\/documents\/1(\/|$)/.test(path) && status === 404)
    const token = await arriveSignedIn(context)
    const found = []
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    for (const screen of newcomer) found.push(...(await cutOff(page, screen)))
    // oxlint-disable-next-line no-await-in-loop
    for (const screen of await ofOwner(token)) found.push(...(await cutOff(page, screen)))
    assert.deepEqual(found, [])
  },
)

// What is fixed to the foot of a question lies over what is scrolled beneath it, so nothing else is looked for here.
journey(
  'Choices that stand beside each other keep their words whole in text of twice the size',
  async ({ page, context }) => {
    const token = await arriveSignedIn(context)
    const found = []
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    for (const screen of await besideEachOther(token)) found.push(...(await cutOff(page, screen, broken)))
    assert.deepEqual(found, [])
  },
)
