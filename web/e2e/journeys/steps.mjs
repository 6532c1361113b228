import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { freshDocument } from '../kit/documents.mjs'
import { journey } from '../kit/journey.mjs'

/** @param {import('playwright-core').Page} page */
async function hasNothingAside(page) {
  await page.getByRole('banner').waitFor()
  assert.equal(await page.getByRole('contentinfo').count(), 0)
  assert.equal(await page.getByRole('region', { name: 'Your email address' }).count(), 0)
}

journey('Each point of the disclosure says first what it is about', async ({ page, context }) => {
  const id = await freshDocument(await arriveSignedIn(context), 'simpleWill')
  await page.goto(`/legal-compliance/${id}`)
  const points = page
    .locator('section', { has: page.getByRole('heading', { name: 'By checking the box, you state:' }) })
    .getByRole('listitem')
  await points.first().waitFor()
  const parts = await points.evaluateAll((all) => all.map(({ children }) => children.length))
  assert.deepEqual(
    parts,
    parts.map(() => 2),
  )
  await page.getByText('It takes about 2 minutes to read.').waitFor()
  await hasNothingAside(page)
})

journey('The checkout has no footer and asks for no address to be confirmed', async ({ page, context }) => {
  await arriveSignedIn(context)
  await page.goto('/checkout?type=simpleWill&service=attorney-review')
  await page.getByRole('heading', { name: 'Payment Method' }).waitFor()
  await hasNothingAside(page)
})

journey('A document that is not there has the whole site around it', async ({ page, context, faults }) => {
  faults.expected.push((_, path, status) => path === '/api/documents/1' && status === 404)
  await arriveSignedIn(context)
  await page.goto('/legal-compliance/1')
  await page.getByRole('heading', { name: 'Document Not Found' }).waitFor()
  await page.getByRole('contentinfo').waitFor()
})
