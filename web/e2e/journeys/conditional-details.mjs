import assert from 'node:assert/strict'
import { arriveSignedIn } from '../kit/account.mjs'
import { complete } from '../kit/answers.mjs'
import { documentTypes } from '../kit/api.mjs'
import { documentOf, documentWith } from '../kit/documents.mjs'
import { journey } from '../kit/journey.mjs'
import { tabAlong } from '../kit/keyboard.mjs'
import { isPlainToAll, PHONE } from '../kit/pieces.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ is?: { question: string, option: string }, checked?: string }} Condition */
/** @typedef {{ id: string, type: string, composes?: string, condition?: Condition, options?: { option: string }[] }} Fact */
/** @typedef {{ choice: Fact, option: string, opened: Fact }} Opening */

/** @param {Page} page @param {string} fact */
const firstControl = (page, fact) => page.locator(`[data-fact="${fact}"] :is(input, select)`).first()

/** Each kind of detail that a choice of a type opens, once. @param {Fact[]} facts @returns {Opening[]} */
function openingsOf(facts) {
  const all = facts.flatMap((opened) => {
    const { is, checked } = opened.condition ?? {}
    const choice = facts.find(({ id }) => id === (is?.question ?? checked))
    if (!choice || choice.composes || opened.composes) return []
    return [{ choice, option: is?.option ?? 'Yes', opened }]
  })
  /** @param {Opening} opening */
  const kindOf = ({ choice, opened }) => `${choice.type} ${opened.type}`
  return all.filter((one, at) => all.findIndex((other) => kindOf(other) === kindOf(one)) === at)
}

/** Chooses by keys from the first control of a choice. @param {Page} page @param {Opening} opening */
async function choose(page, { choice, option }) {
  const options = choice.type === 'yes_no' ? ['Yes', 'No'] : (choice.options ?? []).map((each) => each.option)
  const at = options.indexOf(option)
  await tabAlong(page, firstControl(page, choice.id))
  if (choice.type === 'choices') {
    await tabAlong(
      page,
      page.locator(`[data-fact="${choice.id}"]`).getByRole('checkbox', { name: option, exact: true }),
    )
    await page.keyboard.press('Space')
    return page.keyboard.press('Enter')
  }
  // A list may still have what opened another detail; above its options stands the one that chooses nothing.
  const chosen = await firstControl(page, choice.id).evaluate((control) =>
    control instanceof HTMLSelectElement ? control.selectedIndex - 1 : undefined,
  )
  if (at === 0 && chosen === undefined) return page.keyboard.press('Space')
  const steps = at - (chosen ?? 0)
  for (let step = 0; step < Math.abs(steps); step += 1)
    await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
}

for (const type of Object.keys(complete)) {
  journey(
    `${type}: a detail that a choice opens is there for the keyboard, a reader and a phone`,
    async ({ page, context }) => {
      const token = await arriveSignedIn(context)
      const id = await documentWith(token, type, complete[type])
      /** @type {{ id: string, facts: Fact[] }[]} */
      const types = await documentTypes()
      const { details } = (await documentOf(token, id)).interview
      const facts = types.find((each) => each.id === type)?.facts ?? []
      const openings = openingsOf(facts).filter(({ choice }) => details.includes(choice.id))
      assert(openings.length > 0, 'choices open details')
      for (const opening of openings) {
        await page.goto(`/questionnaire/${id}?question=${opening.choice.id}&from=review`)
        const asked = (await documentOf(token, id)).interview.details
        if (!asked.includes(opening.opened.id)) await choose(page, opening)
        await tabAlong(page, firstControl(page, opening.opened.id))
        await isPlainToAll(page)
      }
    },
    PHONE,
  )
}
