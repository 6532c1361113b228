import { sideways } from './accessibility.mjs'
import { turn } from './look.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** Text at twice its size, as a person sets it, on a phone and on a laptop. */
const WIDTHS = [390, 1366]

/**
 * What is cut off, or lies over something else, when the text of a page is twice as large.
 * @param {Page} page
 * @param {import('./screens.mjs').Screen} screen
 * @param {(page: Page) => Promise<string[]>} [wrong] what is looked for
 */
export async function cutOff(page, screen, wrong = wrongIn) {
  await page.goto(screen.path)
  await page.getByRole('heading', { name: screen.shows }).first().waitFor()
  await screen.act?.(page)
  await screen.last?.(page).scrollIntoViewIfNeeded()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  // The typeface that stands in until the site's own has come is wider, and breaks words that will be whole.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const found = []
  for (const width of WIDTHS) {
    // oxlint-disable-next-line no-await-in-loop -- one page is turned about
    await turn(page, { width, colorScheme: 'light' })
    // oxlint-disable-next-line no-await-in-loop
    const lines = await wrong(page)
    found.push(...lines.map((line) => `${screen.name} at ${width} px: ${line}`))
  }
  return found
}

/** @param {Page} page */
async function wrongIn(page) {
  const wide = await sideways(page)
  return [
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...(await page.evaluate(wordsOutside)),
    ...(await broken(page)),
    ...(await page.evaluate(overEachOther)),
    ...(await page.evaluate(tallBars)),
  ]
}

/**
 * Runs in the page. Words that lie outside of what hides whatever does. Pictures of papers, and what only a screen reader has,
 * are not looked at.
 * @returns {string[]}
 */
function wordsOutside() {
  const hides = (/** @type {Element} */ element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    return [overflowX, overflowY].some((flow) => /hidden|clip/.test(flow)) && element.clientWidth > 2
  }
  const isSeen = (/** @type {Element} */ element) =>
    element.checkVisibility() &&
    !element.closest('[aria-hidden=true]') &&
    element.getBoundingClientRect().width > 2
  const isOutside = (/** @type {DOMRect} */ word, /** @type {DOMRect} */ box) =>
    word.left < box.left - 1 ||
    word.right > box.right + 1 ||
    word.top < box.top - 1 ||
    word.bottom > box.bottom + 1
  const shown = document.querySelector('dialog[open], [role=alertdialog]') ?? document.body
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found = []
  while (walker.nextNode()) {
    const { currentNode: words } = walker
    const parent = words.parentElement
    if (!parent || !words.textContent?.trim() || !isSeen(parent)) continue
    range.selectNodeContents(words)
    const place = range.getBoundingClientRect()
    for (let box = parent; box !== document.body && box.parentElement; box = box.parentElement)
      if (hides(box) && isOutside(place, box.getBoundingClientRect()))
        found.push(`cut off by <${box.tagName} class="${box.className}">: ${words.textContent}`)
  }
  return found
}

/** Words that are broken where no one breaks them. @param {Page} page @returns {Promise<string[]>} */
export const broken = (page) => page.evaluate(brokenWords)

/**
 * Runs in the page. Short words that are broken over lines. Pictures of papers, and what only a screen reader has, are not looked at.
 * @returns {string[]}
 */
function brokenWords() {
  const isOnlyRead = (/** @type {Element | null} */ element) => {
    for (let part = element; part; part = part.parentElement)
      if (part.getBoundingClientRect().width <= 2) return true
    return false
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  // No part of an address. Longer words may have no room on a line of a phone.
  const short = /(?<![^\s(“])\p{L}{2,9}(?![^\s.,;:?!)”])/gu
  const found = []
  while (walker.nextNode()) {
    const { currentNode: words } = walker
    const parent = words.parentElement
    if (!parent?.checkVisibility() || parent.closest('[aria-hidden=true]') || isOnlyRead(parent)) continue
    for (const { 0: word, index } of (words.textContent ?? '').matchAll(short)) {
      range.setStart(words, index)
      range.setEnd(words, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(`broken over ${lines.size} lines: ${word} of "${words.textContent}"`)
    }
  }
  return found
}

/** Runs in the page. What stays at the foot of the screen and takes half of it or more. @returns {string[]} */
function tallBars() {
  const shown = document.querySelector('dialog[open], [role=alertdialog]') ?? document.body
  return [...shown.querySelectorAll('*')]
    .filter((element) => {
      const { position, bottom } = getComputedStyle(element)
      return position === 'sticky' && bottom !== 'auto' && element.checkVisibility()
    })
    .map((element) => element.getBoundingClientRect().height)
    .filter((height) => height >= innerHeight / 2)
    .map((height) => `the bar at the foot takes ${Math.round(height)} of ${innerHeight} px`)
}

/** Runs in the page. Controls and headings of which one lies over another. @returns {string[]} */
function overEachOther() {
  const shown = document.querySelector('dialog[open], [role=alertdialog]') ?? document.body
  const all = [...shown.querySelectorAll('a, button, input, select, h1, h2, h3')].filter(
    (element) => element.checkVisibility() && !element.closest('[aria-hidden=true], .sr-only'),
  )
  const placeOf = (/** @type {Element} */ element) => {
    if (!element.matches('h1, h2, h3')) return element.getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getBoundingClientRect()
  }
  const scrolls = (/** @type {Element} */ element) => /auto|scroll/.test(getComputedStyle(element).overflowY)
  // What is scrolled out of a part of the page is not seen, so it lies over nothing.
  const seenOf = (/** @type {Element} */ element) => {
    let { left, right, top, bottom } = placeOf(element)
    for (let part = element.parentElement; part && part !== shown; part = part.parentElement)
      if (scrolls(part)) {
        const edge = part.getBoundingClientRect()
        ;[top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      }
    return { left, right, top, bottom }
  }
  const meet = (/** @type {Element} */ one, /** @type {Element} */ other) => {
    const [a, b] = [seenOf(one), seenOf(other)]
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return across > 4 && down > 4
  }
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => !one.contains(other) && !other.contains(one) && meet(one, other))
      .map((other) => `over each other: ${one.outerHTML.slice(0, 90)} and ${other.outerHTML.slice(0, 90)}`),
  )
}
