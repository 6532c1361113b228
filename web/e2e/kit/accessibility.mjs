import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** @typedef {import('axe-core').RunOptions} RunOptions */

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2, levels A and AA. @type {RunOptions} */
const RULES = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Off unless asked for.
  rules: { 'target-size': { enabled: true } },
  // The card form's frame is Stripe's.
  iframes: false,
}

/** What the dark can change. @type {RunOptions} */
const COLORS = { resultTypes: ['violations'], runOnly: ['color-contrast'], iframes: false }

/**
 * What keeps people from using the page as it stands, as lines to read.
 * @param {import('playwright-core').Page} page
 * @param {{ colorsOnly?: boolean }} [extent]
 * @returns {Promise<string[]>}
 */
export async function barriers(page, { colorsOnly = false } = {}) {
  // Its half megabyte is read once for each page, not for each look at it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await page.evaluate(atRest)
  const violations = await page.evaluate(runAxe, colorsOnly ? COLORS : RULES)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, any }) => `${id}: ${help}\n  ${html}\n  ${any.map(({ message }) => message).join('; ')}`,
    ),
  )
}

/**
 * Runs in the page. While it scrolls, a part that is about to stand clear is taken for hidden.
 * @returns {Promise<void>}
 */
async function atRest() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const scrolled = () =>
    [...document.querySelectorAll('*')].reduce((sum, { scrollTop }) => sum + scrollTop, 0)
  for (let last = -1, same = 0; same < 6;) {
    await frame()
    const now = scrolled()
    same = now === last ? same + 1 : 0
    last = now
  }
}

/**
 * Runs in the page. Only what is wrong leaves it: of all that was looked at there are hundreds of kilobytes.
 * @param {RunOptions} rules
 * @returns {Promise<import('axe-core').Result[]>}
 */
const runAxe = async (rules) => (await Reflect.get(window, 'axe').run(rules)).violations

/** How many pixels one has to scroll sideways to see all of the page. @param {import('playwright-core').Page} page */
export const sideways = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
