import assert from 'node:assert/strict'
import { join } from 'node:path'
import process from 'node:process'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { Faults, reportViolations } from './faults.mjs'
import { findBrowser } from './find-browser.mjs'
import { Standstill, standstill } from './standstill.mjs'

// The resolver rule is a second wall: even a page that tries reaches nothing beyond this machine.
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]
/** Ample: a busy machine takes its time, and what never comes fails all the same. */
const WAIT_MS = 30_000
const results = fileURLToPath(new URL('../../test-results', import.meta.url))

/** A module beside this suite may bring another product, one that is deployed somewhere. */
const { Product } = await import(process.env.COQUINA_PRODUCT ?? './product.mjs')

/** The product that this file's journeys walk through. Each file is a process, so each has its own. @type {import('./product.mjs').Product} */
export const product = new Product()

/** @type {import('playwright-core').Browser | undefined} */
let browser

before(async () => {
  // One after the other: a browser that is launched while its product failed to start would be left behind.
  await product.start()
  browser = await launch()
})
after(async () => {
  await browser?.close()
  await product.remove()
})
process.on('exit', () => product.abandon())
process.once('SIGTERM', () => process.exit(1))

async function launch() {
  const { path, env } = await findBrowser()
  return chromium.launch({
    executablePath: path,
    args: [...FLAGS, ...product.flags],
    env: { ...process.env, ...env },
  })
}

/**
 * @typedef {object} Visitor
 * @property {import('playwright-core').Page} page
 * @property {import('playwright-core').BrowserContext} context
 * @property {Faults} faults
 * @property {import('node:test').TestContext} test
 */

/**
 * A test in a fresh browser profile. Whatever goes wrong behind the page's back fails it too.
 * @param {string} name
 * @param {(visitor: Visitor) => Promise<void>} walk
 * @param {import('playwright-core').BrowserContextOptions} [view]
 */
export function journey(name, walk, view = {}) {
  test(name, async (running) => {
    try {
      await walkOnce(running, walk, view)
    } catch (error) {
      if (!(error instanceof Standstill)) throw error
      running.diagnostic(`${error.message} The journey is walked anew, in another.`)
      await browser?.close()
      browser = await launch()
      await walkOnce(running, walk, view)
    }
  })
}

/**
 * @param {import('node:test').TestContext} running
 * @param {(visitor: Visitor) => Promise<void>} walk
 * @param {import('playwright-core').BrowserContextOptions} view
 */
async function walkOnce(running, walk, view) {
  if (!browser) throw new Error('The browser did not start.')
  const context = await browser.newContext({ baseURL: product.site, reducedMotion: 'reduce', ...view })
  const visitor = await visit(context, running)
  const ended = new AbortController()
  try {
    await Promise.race([walk(visitor), standstill(context, ended.signal)])
  } catch (error) {
    throw error instanceof Standstill ? error : await explained(error, visitor)
  } finally {
    ended.abort()
    await context.close()
  }
  assert.deepEqual(visitor.faults.list, [], 'what went wrong behind the page')
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {import('node:test').TestContext} running
 * @returns {Promise<Visitor>}
 */
async function visit(context, running) {
  const faults = new Faults(product.site, product.stripe, product.identity?.address ?? '')
  await context.addInitScript(reportViolations)
  context.on('page', (page) => faults.watch(page))
  context.setDefaultTimeout(WAIT_MS)
  return { context, page: await context.newPage(), faults, test: running }
}

/**
 * A failure with what the page showed, and what went wrong behind it: that often says why.
 * @param {unknown} cause
 * @param {Visitor} visitor
 */
async function explained(cause, { page, faults, test }) {
  const picture = join(results, `${test.name.replaceAll(/\W+/g, '-')}.png`)
  await page.screenshot({ path: picture }).catch(() => undefined)
  const behind = faults.list.join('\n') || 'nothing wrong'
  return new Error(`${cause}\n\nThe page: ${page.url()}, as in ${picture}\nBehind it: ${behind}`, { cause })
}
