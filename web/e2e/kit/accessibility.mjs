import axe from 'axe-core'

/** WCAG 2.2, levels A and AA. @type {axe.RunOptions} */
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Off unless asked for.
  rules: { 'target-size': { enabled: true } },
  // The card form's frame is Stripe's.
  iframes: false,
}

/** What the dark can change. @type {axe.RunOptions} */
const COLORS = { runOnly: ['color-contrast'], iframes: false }

/**
 * What keeps people from using the page as it stands, as lines to read.
 * @param {import('playwright-core').Page} page
 * @param {{ colorsOnly?: boolean }} [extent]
 * @returns {Promise<string[]>}
 */
export async function barriers(page, { colorsOnly = false } = {}) {
  // Its half megabyte is read once for each page, not for each look at it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  /** @type {axe.AxeResults} */
  const { violations } = await page.evaluate(runAxe, colorsOnly ? COLORS : RULES)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, any }) => `${id}: ${help}\n  ${html}\n  ${any.map(({ message }) => message).join('; ')}`,
    ),
  )
}

/** Runs in the page. @param {axe.RunOptions} rules @returns {Promise<axe.AxeResults>} */
const runAxe = (rules) => Reflect.get(window, 'axe').run(rules)

/** How many pixels one has to scroll sideways to see all of the page. @param {import('playwright-core').Page} page */
export const sideways = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
