import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { barriers, sideways } from './accessibility.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./screens.mjs').Screen} Screen */
/** @typedef {{ width: number, colorScheme: 'light' | 'dark' }} View */

/** The last is the first, magnified to 200 %. From one to the next as little changes as can be. @type {View[]} */
const views = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 640, colorScheme: 'light' },
]

/** What each screen is looked at for. */
export const USABLE =
  'Every screen can be used by everybody: wide and on a phone, light and dark, magnified to 200 %'

/** Looks at all of the screens before it says what is wrong. @param {Page} page @param {Screen[]} screens */
export async function look(page, screens) {
  const found = []
  for (const screen of screens) {
    await show(page, screen)
    for (const view of views) found.push(...(await lookAt(page, screen.name, view)))
  }
  return found
}

/** A page is loaded once; then the same page is turned about. @param {Page} page @param {Screen} screen */
async function show(page, { path, shows, last, act }) {
  await turn(page, { width: 1280, colorScheme: 'light' })
  await page.goto(path)
  await page.getByRole('heading', { name: shows }).first().waitFor()
  await act?.(page)
  // A frame out of view is not painted, and would be empty in the picture.
  await last?.(page).scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Shows the page at a width and in a scheme, and waits until its colors are those. @param {Page} page @param {View} view */
export async function turn(page, { width, colorScheme }) {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(settled)
}

/**
 * Colours change by a transition: what is seen on the way is neither of the two schemes. One begins with the next frame, and
 * the end of one may begin another, where a colour is inherited. What never ends (a wheel that turns) is not waited for.
 */
async function settled() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const ends = (/** @type {Animation} */ { effect }) => effect?.getComputedTiming().endTime !== Infinity
  await frame()
  for (let running = document.getAnimations().filter(ends); running.length > 0;) {
    await Promise.allSettled(running.map(({ finished }) => finished))
    await frame()
    running = document.getAnimations().filter(ends)
  }
}

/** @param {Page} page @param {string} screen @param {View} view */
async function lookAt(page, screen, view) {
  const { width, colorScheme } = view
  const where = `${screen} at ${width} px, ${colorScheme}`
  await turn(page, view)
  await shoot(page, `${screen}-${width}-${colorScheme}`)
  const wide = await sideways(page)
  const tooWide = wide > 0 ? [`${where}: ${wide} px too wide`] : []
  // Further down, the bar that stays at the top of a phone lies over whatever happens to be there.
  await page.evaluate(() => scrollTo(0, 0))
  const found = await barriers(page, { colorsOnly: colorScheme === 'dark' })
  return [...tooWide, ...found.map((line) => `${where}: ${line}`)]
}

/** For people to look at: COQUINA_SHOTS is the folder. @param {Page} page @param {string} picture */
async function shoot(page, picture) {
  const folder = process.env.COQUINA_SHOTS
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${picture}.png`), fullPage: true })
}
