// A row of the addresses in shared/spec/product.md: who opens which address, and where that leads.
import assert from 'node:assert/strict'
import { arriveSignedIn } from './account.mjs'
import { journey } from './journey.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** The names of the rows, for the page that lists them. @type {string[]} */
export const names = []

/** @type {typeof journey} */
function named(name, walk, view) {
  names.push(name)
  journey(name, walk, view)
}

/**
 * @typedef {object} Row
 * @property {string | RegExp} [shows] the page's first heading
 * @property {string | RegExp} [says] a text on the page
 * @property {string | RegExp} [leadsTo] the address at which one ends up, where it is another
 */

/** @param {string} path @param {string} what @param {Row} row */
export const forVisitors = (path, what, row) =>
  named(`${path} for a visitor: ${what}`, async ({ page }) => open(page, path, row))

/**
 * The address may need documents, which are made first.
 * @param {string} path as `web/TRACE.md` writes it
 * @param {string} what
 * @param {Row | ((token: string) => Promise<Row & { path: string }>)} row
 */
export const forUsers = (path, what, row) =>
  named(`${path} for a signed-in user: ${what}`, async ({ page, context, faults }) => {
    faults.expected.push(
      (method, path, status) => method === 'GET' && path.startsWith('/api/documents/') && status === 404,
    )
    const token = await arriveSignedIn(context)
    const wanted = typeof row === 'function' ? await row(token) : { path, ...row }
    await open(page, wanted.path, wanted)
  })

/** @param {Page} page @param {string} path @param {Row} row */
async function open(page, path, { shows, says, leadsTo = path }) {
  await page.goto(path)
  await page.waitForURL(({ pathname, search, hash }) => matches(leadsTo, pathname + search + hash))
  if (shows) await page.getByRole('heading', { level: 1, name: shows }).waitFor()
  if (says) await page.getByText(says).first().waitFor()
  assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1, 'a page has one first heading')
  assert.match(await page.title(), /Coquina/)
}

/** @param {string | RegExp} wanted @param {string} address */
const matches = (wanted, address) => (typeof wanted === 'string' ? wanted === address : wanted.test(address))
