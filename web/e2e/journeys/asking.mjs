import { arriveSignedIn } from '../kit/account.mjs'
import { will } from '../kit/answers.mjs'
import { documentWith } from '../kit/documents.mjs'
import { eventually } from '../kit/eventually.mjs'
import { journey } from '../kit/journey.mjs'

/** With their replies they are higher than the drawer. */
const asking = ['What does this question mean?', 'Can I change my answer later?', 'What is a witness?']

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  journey(
    `Each question that is asked comes into view where the screen is ${viewport.width} pixels wide`,
    async ({ page, context }) => {
      const id = await documentWith(await arriveSignedIn(context), 'simpleWill', will)
      await page.goto(`/questionnaire/${id}?question=executorName`)
      await page.getByRole('button', { name: 'Ask' }).click()
      const drawer = page.getByRole('dialog', { name: 'Ask about this question' })
      const field = drawer.getByRole('textbox')
      const said = drawer.getByRole('log').locator('> ol > li')
      for (const [index, words] of asking.entries()) {
        await field.fill(words)
        await drawer.getByRole('button', { name: 'Send' }).click()
        await said.nth(2 * index + 1).waitFor()
        await eventually(`“${words}” is in view`, () => isShownAbove(said.nth(2 * index), field))
      }
    },
    { viewport },
  )

/**
 * Whether all of it stands below the head of the drawer and above the field.
 * @param {import('playwright-core').Locator} part @param {import('playwright-core').Locator} field
 */
async function isShownAbove(part, field) {
  const close = part.page().getByRole('button', { name: /^Close/ })
  const [box, below, head] = await Promise.all([part, field, close].map((each) => each.boundingBox()))
  return !!box && !!below && !!head && box.y >= head.y + head.height && box.y + box.height <= below.y
}
