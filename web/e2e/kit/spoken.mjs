import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'

const folder = join(import.meta.dirname, '../journeys/spoken')

/** What differs from one visit to the next. @type {[RegExp, string][]} */
const CHANGING = [
  // Before the numbers: a payment's id may have many digits in a row.
  [/\bpi_\w+/g, '{payment}'],
  [/\d{6,}/g, '{number}'],
  [/\b(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\w* \d{1,2}, 20\d\d/g, '{date}'],
  [/\bC(-[0-9A-Z]{4}){2}\b/g, '{receipt}'],
  [/[\w-]+@example\.com/g, '{email}'],
  // Where a page ends is a matter of a pixel: of each sheet one page is told.
  [/\bPage \d+ of \d+/g, 'Page {page} of {pages}'],
  [/"Page \d+: /g, '"Page {page}: '],
  [/('option "Page \{page\}: [^"]*") \[selected\]'/g, "$1'"],
  [/(\n *- 'option "Page \{page\}: [^"]*"')\1+/g, '$1'],
  [/(\n *- listitem:\n *- 'button "Page \{page\}: [^"]*"')\1+/g, '$1'],
]

/**
 * What a screen reader finds on the page, in its order, is what was kept. COQUINA_UPDATE=1 keeps it anew.
 * @param {import('playwright-core').Page} page
 * @param {string} step
 */
export async function isSpoken(page, step) {
  const said = CHANGING.reduce((text, [what, name]) => text.replaceAll(what, name), await snapshot(page))
  const file = join(folder, `${step}.yml`)
  if (process.env.COQUINA_UPDATE) {
    await mkdir(folder, { recursive: true })
    return writeFile(file, `${said}\n`)
  }
  assert(existsSync(file), `${file} is kept (COQUINA_UPDATE=1 keeps it)`)
  assert.equal(
    `${said}\n`,
    await readFile(file, 'utf8'),
    `what is said at ${step}; COQUINA_UPDATE=1 keeps it anew`,
  )
}

/** Messages come and go by the clock, and stand outside. @param {import('playwright-core').Page} page */
const snapshot = (page) => page.getByRole('main').ariaSnapshot()
