import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { documentWith } from '../kit/documents.mjs'
import { journey } from '../kit/journey.mjs'

journey(
  'What the mouse rests on when the next question comes does not look chosen',
  async ({ page, context }) => {
    const id = await documentWith(await arriveSignedIn(context), 'simpleWill')
    await page.goto(`/document/${id}?question=hasChildren`)
    const card = page.locator('label', { has: page.getByRole('radio', { name: 'Yes' }) })
    await card.waitFor()
    const look = () =>
      card.evaluate((label) => {
        const { backgroundColor, borderColor, outlineStyle } = getComputedStyle(label)
        return { backgroundColor, borderColor, outlineStyle }
      })
    const atRest = await look()
    await card.hover()
    assert.deepEqual(await look(), atRest)
    await card.click()
    assert.notDeepEqual(await look(), atRest)
  },
)
