import assert from 'node:assert/strict'
import { journey } from '../kit/journey.mjs'
import { look, USABLE } from '../kit/look.mjs'
import { open } from '../kit/screens.mjs'

journey(`${USABLE} (visitors)`, async ({ page }) => {
  assert.deepEqual(await look(page, open), [])
})
