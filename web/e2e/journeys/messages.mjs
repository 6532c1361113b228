import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

journey(
  'On a phone a message stands at the foot where nothing there is pressed, and the header is free',
  async ({ page, context }) => {
    await arriveSignedIn(context)
    await page.goto('/support?refund=C-7K2M-9QXD')
    await eventually(
      'the form is filled in',
      async () => (await page.getByLabel('First name').inputValue()) !== '',
    )
    await page.getByRole('button', { name: 'Send Request' }).click()
    const message = page.locator('.toast')
    await message.waitFor()
    const { y = 0, height: tall = 0 } = (await message.boundingBox()) ?? {}
    const header = await page.getByRole('banner').boundingBox()
    assert.ok(header && y >= header.height, 'the message lies over the header')
    assert.ok(y + tall <= 844, 'the message is cut off')
  },
  { viewport: { width: 390, height: 844 } },
)
