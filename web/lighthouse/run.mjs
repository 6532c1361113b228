// npm run lighthouse: audits the built pages, served by the whole product, and writes the figures into README.md.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { format } from 'oxfmt'
import { findBrowser } from '../e2e/kit/find-browser.mjs'
import { Product } from '../e2e/kit/product.mjs'
import { front } from './front.mjs'
import { table } from './table.mjs'
import { arriveAtQuestion } from './visitor.mjs'

const ROUTES = [
  '/',
  '/law/simple-will',
  '/county-examples/miami-dade',
  '/auth',
  '/how-it-works',
  '/preview-chat',
]
const RUNS = 3
const readme = join(import.meta.dirname, 'README.md')

const product = await new Product().start()
const server = await front(product.site)
const address = server.address()
const site = `https://localhost:${typeof address === 'object' ? address?.port : ''}`
const { path, env } = await findBrowser()
const chrome = await launch({
  chromePath: path,
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--ignore-certificate-errors',
  ],
  envVars: { ...process.env, ...env },
})
try {
  const routes = process.argv.length > 2 ? process.argv.slice(2) : ROUTES
  const results = []
  for (const route of routes) results.push({ route, reports: await audits(site + route) })
  if (routes === ROUTES) {
    const question = await arriveAtQuestion(chrome.port, site)
    results.push({
      route: 'a question',
      reports: await audits(site + question, { disableStorageReset: true }),
    })
  }
  const text = table(results)
  process.stdout.write(`${text}\n`)
  if (routes === ROUTES) await keep(text)
} finally {
  await chrome.kill()
  server.close()
  await product.remove()
}

/**
 * Lighthouse's own settings are the mobile preset: a slow phone on slow 4G.
 * @param {string} address @param {import('lighthouse').Flags} [flags]
 */
async function audits(address, flags) {
  const reports = []
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(address, {
      ...flags,
      port: chrome.port,
      logLevel: 'error',
      output: 'json',
    })
    if (!result) throw new Error(`Lighthouse has nothing to say about ${address}.`)
    reports.push(result.lhr)
  }
  return reports
}

/** @param {string} figures */
async function keep(figures) {
  const text = await readFile(readme, 'utf8')
  const kept = text.replace(
    /(<!-- figures -->\n)[^]*(\n<!-- end -->)/,
    (_all, start, end) => start + figures + end,
  )
  await writeFile(readme, (await format(readme, kept, { printWidth: 110 })).code)
}
