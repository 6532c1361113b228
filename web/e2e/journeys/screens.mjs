import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { barriers, sideways } from '../kit/accessibility.mjs'
import { arriveSignedIn } from '../kit/account.mjs'
import { journey } from '../kit/journey.mjs'
import { newcomer, ofWorker, open } from '../kit/screens.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ width: number, scale?: number, colorScheme: 'light' | 'dark', name: string }} View */

/** @type {View[]} */
const views = [
  { name: 'on a wide screen, light', width: 1280, colorScheme: 'light' },
  { name: 'on a wide screen, dark', width: 1280, colorScheme: 'dark' },
  { name: 'on a phone, light', width: 360, colorScheme: 'light' },
  { name: 'on a phone, dark', width: 360, colorScheme: 'dark' },
  { name: 'magnified to 200 %', width: 640, scale: 2, colorScheme: 'light' },
]

for (const view of views) {
  const options = {
    viewport: { width: view.width, height: 800 },
    deviceScaleFactor: view.scale ?? 1,
    colorScheme: view.colorScheme,
  }
  const walk = async (/** @type {import('../kit/journey.mjs').Visitor} */ { page, context, faults }) => {
    // One of the screens is a document that does not exist.
    faults.expected.push((_method, path, status) => /^\/api\/documents\/1(\/|$)/.test(path) && status === 404)
    const found = await look(page, open, view)
    const token = await arriveSignedIn(context)
    found.push(...(await look(page, newcomer, view)))
    found.push(...(await look(page, await ofWorker(token), view)))
    assert.deepEqual(found, [])
  }
  journey(`Every screen can be used by everybody ${view.name}`, walk, options)
}

/** Looks at all of the screens before it says what is wrong. @param {Page} page @param {import('../kit/screens.mjs').Screen[]} screens @param {View} view */
async function look(page, screens, view) {
  const found = []
  for (const { name, path, shows, last, act } of screens) {
    await page.goto(path)
    await page.getByRole('heading', { name: shows }).first().waitFor()
    await act?.(page)
    // A frame out of view is not painted, and would be empty in the picture.
    await last?.(page).scrollIntoViewIfNeeded()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await shoot(page, name, view)
    const wide = await sideways(page)
    if (wide > 0) found.push(`${name}: ${wide} px too wide`)
    found.push(...(await barriers(page)).map((line) => `${name}: ${line}`))
  }
  return found
}

/** For people to look at: COQUINA_SHOTS is the folder. @param {Page} page @param {string} name @param {View} view */
async function shoot(page, name, { width, scale, colorScheme }) {
  const folder = process.env.COQUINA_SHOTS
  const isWanted = !scale && (colorScheme === 'light') === (width === 1280)
  if (!folder || !isWanted) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
}
