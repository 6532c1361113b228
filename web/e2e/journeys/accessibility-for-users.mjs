import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { journey } from '../kit/journey.mjs'
import { look, USABLE } from '../kit/look.mjs'
import { newcomer, ofWorker } from '../kit/screens.mjs'

journey(`${USABLE} (people with documents)`, async ({ page, context, faults }) => {
  // One of the screens is a document that does not exist.
  faults.expected.push((_method, path, status) => /^\/api\/documents\/1(\/|$)/.test(path) && status === 404)
  const token = await arriveSignedIn(context)
  const found = await look(page, newcomer)
  found.push(...(await look(page, await ofWorker(token))))
  assert.deepEqual(found, [])
})
