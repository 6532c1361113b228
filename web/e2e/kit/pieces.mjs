// The pieces of a question, filled in by keyboard alone, whatever they are.
import assert from 'node:assert/strict'
import { barriers, sideways } from './accessibility.mjs'
import { documentTypes } from './api.mjs'
import { tabAlong } from './keyboard.mjs'

/** @typedef {import('playwright-core').Page} Page */

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** What someone says in own words. */
export const WORDS = 'As we have said it to one another'

/** Answers with which every question that is asked in pieces is asked. @type {Record<string, import('./answers.mjs').Answers>} */
export const ASKING = {
  uncontestedDivorce: { hasMinorChildren: 'Yes' },
  healthcareDirective: {
    alternateSurrogate: 'Yes',
    artificialNutrition: 'I want to specify conditions',
  },
  postnuptialAgreement: { spousalSupportModification: 'Setting specific support terms' },
}

/** @typedef {{ id: string, composes: string }} Composing */

/** The facts of a type that compose an answer. @param {string} type @returns {Promise<Composing[]>} */
export async function composingOf(type) {
  /** @type {{ id: string, facts: Composing[] }[]} */
  const types = await documentTypes()
  const composing = types.find(({ id }) => id === type)?.facts.filter(({ composes }) => composes) ?? []
  assert(composing.length > 0, `${type} asks something in pieces`)
  return composing
}

/** @param {Page} page */
export const toWords = (page) => page.getByRole('button', { name: 'Write it in my own words' })
/** @param {Page} page */
export const toPieces = (page) => page.getByRole('button', { name: 'Answer item by item' })

/** No control may lie half beneath a bar, which is a matter of scrolling. @param {Page} page */
export async function isPlainToAll(page) {
  assert.equal(await sideways(page), 0, page.url())
  await page.setViewportSize({ width: PHONE.viewport.width, height: 12_000 })
  assert.deepEqual(await barriers(page), [], page.url())
  await page.setViewportSize(PHONE.viewport)
}

/** So often Tab is pressed at most: the longest question has 18 statements to check. */
const FURTHEST = 80

/** What is at the keyboard's command now. @param {Page} page */
const atHand = (page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element instanceof HTMLSelectElement) return { kind: 'select', isGiven: element.value !== '' }
    if (element instanceof HTMLButtonElement) return { kind: 'button', name: element.textContent?.trim() }
    if (!(element instanceof HTMLInputElement)) return { kind: 'other' }
    const { type, inputMode, autocomplete, checked, value, labels } = element
    if (type === 'checkbox' || type === 'radio') return { kind: type, isGiven: checked }
    const isZip = autocomplete.includes('postal-code') || /ZIP/.test(labels?.[0]?.textContent ?? '')
    return { kind: isZip ? 'zip' : inputMode || type, isGiven: value !== '' }
  })

/** How each kind of control is answered. @type {Record<string, (page: Page) => Promise<void>>} */
const ANSWERS = {
  select: (page) => page.keyboard.press('ArrowDown'),
  checkbox: (page) => page.keyboard.press('Space'),
  radio: (page) => page.keyboard.press('Space'),
  date: (page) => page.keyboard.type('06202090'),
  decimal: (page) => page.keyboard.type('1250'),
  numeric: (page) => page.keyboard.type('2'),
  zip: (page) => page.keyboard.type('33602'),
  text: (page) => page.keyboard.type('Paula Ruiz'),
}

/** What keeps the pieces. */
const LAST = /^(Continue|Review Document|Save and Review|Use these answers)$/

/** @typedef {Awaited<ReturnType<typeof atHand>>} AtHand */

/** Answers each control that Tab meets, up to the end. @param {Page} page @param {(at: AtHand) => boolean | Promise<boolean>} isEnd */
async function answerAlong(page, isEnd) {
  for (let stop = 0; stop < FURTHEST; stop += 1) {
    const at = await atHand(page)
    if (await isEnd(at)) return
    if (!at.isGiven) await ANSWERS[at.kind]?.(page)
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead to the end')
}

/**
 * Goes with Tab from the first control of the question to the button that keeps them, and answers what it meets.
 * @param {Page} page
 */
export async function fillByKeyboard(page) {
  await page.getByRole('main').locator('fieldset input, fieldset select').first().focus()
  await answerAlong(page, ({ kind, name }) => kind === 'button' && LAST.test(name ?? ''))
}

/**
 * The same within one detail, which is kept by its button or by being left.
 * @param {Page} page
 * @param {import('playwright-core').Locator} detail
 */
export async function fillDetail(page, detail) {
  await tabAlong(page, detail.locator(':is(input, select)').first())
  const isLeft = () => detail.evaluate((form) => !form.contains(document.activeElement))
  await answerAlong(page, async ({ name }) => name === 'Save' || (await isLeft()))
  if ((await atHand(page)).name === 'Save') await page.keyboard.press('Enter')
}

/** What stands in every control of the question. @param {Page} page @returns {Promise<string[]>} */
export const standing = (page) =>
  page
    .getByRole('main')
    .locator('fieldset input, fieldset select')
    .evaluateAll((controls) =>
      controls.map((control) => {
        const { type, checked, value } = /** @type {HTMLInputElement} */ (control)
        return type === 'checkbox' || type === 'radio' ? `${value}: ${checked}` : value
      }),
    )
