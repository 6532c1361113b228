// What the distribution and the API answer at their edges.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { askApi, askSite } from '../ask.mjs'
import { facts } from '../deployed.mjs'
import { infra } from '../places.mjs'

const { headers: wanted, cacheControl } = JSON.parse(readFileSync(join(infra, 'page-headers.json'), 'utf8'))
const PAGE = /<div id="root">/

for (const path of ['/', '/how-it-works', '/document/7']) {
  test(`${path} is the page, with every header of the response headers policy`, async () => {
    const { status, headers, text } = await askSite(path)
    assert.equal(status, 200)
    assert.match(text, PAGE)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(headers['cache-control'], cacheControl.pages)
    for (const [name, value] of Object.entries(wanted)) assert.equal(headers[name], value, name)
    const policy = String(headers['content-security-policy'])
    assert(policy.startsWith(`default-src 'none'; script-src 'self' ${facts.stripe}; `), policy)
    assert(!policy.includes('unsafe'), policy)
  })
}

test('A page that is written has its words', async () => {
  const { text } = await askSite('/law/simple-will')
  assert.match(text, /<h1[^>]*>The law behind the Simple Will/)
  assert(text.includes(`<link rel="canonical" href="${facts.site}/law/simple-will"`))
})

test('An asset may be kept for a year, and has the headers too', async () => {
  const [asset] = /\/assets\/[\w.-]+\.js/.exec((await askSite('/')).text) ?? []
  const { status, headers } = await askSite(asset ?? '')
  assert.equal(status, 200)
  assert.equal(headers['cache-control'], cacheControl.assets)
  assert.equal(headers['content-type'], 'text/javascript; charset=utf-8')
  for (const [name, value] of Object.entries(wanted)) assert.equal(headers[name], value, name)
})

// S3 says 404 to who may list, as the bucket's policy allows the distribution; the emulator says 403 to everyone.
test('A missing asset is missing, and no page', async () => {
  const { status, text } = await askSite('/assets/nothing-1a2b3c.js')
  assert([403, 404].includes(status), String(status))
  assert.doesNotMatch(text, PAGE)
})

test('A password program is led to the account, and a report of a weakness to the operator', async () => {
  const led = await askSite('/.well-known/change-password')
  assert.deepEqual([led.status, led.headers.location], [302, '/account'])
  const { status, headers, text } = await askSite('/.well-known/security.txt')
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8')
  assert.match(text, /^Contact: mailto:\S+@\S+\nExpires: 20\d\d-/)
})

test('What an attacker looks for is missing, and no page', async () => {
  for (const path of ['/.env', '/.git/config', '/.well-known/nothing']) {
    const { status, text } = await askSite(path)
    assert([403, 404].includes(status), `${path}: ${status}`)
    assert.doesNotMatch(text, PAGE)
  }
})

test("The API's own refusals stay what they are", async () => {
  for (const [path, expected] of /** @type {const} */ ([
    ['/api/catalog/document-types/nothing', 404],
    ['/api/nothing', 404],
    ['/api/documents', 401],
  ])) {
    const { status, headers, text } = await askSite(path)
    assert.equal(status, expected, path)
    assert.match(headers['content-type'] ?? '', /^application\/(problem\+)?json/)
    JSON.parse(text)
  }
})

test('Who calls the API past the CDN is refused, whatever is asked and shown', async () => {
  assert.equal((await askSite('/api/catalog/counties')).status, 200)
  for (const path of ['/api/catalog/counties', '/api/documents', '/api/payments/settings']) {
    assert.equal((await askApi(path)).status, 403, path)
    const guessed = await askApi(path, { headers: { 'x-origin-secret': 'a'.repeat(64) } })
    assert.equal(guessed.status, 403, path)
  }
})

test('Without encryption a page leads to https, and a call is refused', async () => {
  const plain = { headers: { 'x-forwarded-proto': 'http' } }
  const page = await askSite('/how-it-works', plain)
  assert.equal(page.status, 301)
  assert.equal(page.headers.location, `${facts.site}/how-it-works`)
  assert.equal((await askSite('/api/catalog/counties', plain)).status, 403)
})
