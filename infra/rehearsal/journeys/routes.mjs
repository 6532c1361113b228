// Every call of the table reaches a function that starts, by the CDN and the API.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { askSite } from '../ask.mjs'
import { infra } from '../places.mjs'

/** @type {{ method: string, path: string, access: string, function: string }[]} */
const routes = JSON.parse(readFileSync(join(infra, 'routes.json'), 'utf8'))

/** The gateway's own words for what it does not know. */
const NOT_ROUTED = '{"message":"Not Found"}'

for (const { method, path, access } of routes) {
  test(`${method} ${path}, signed out`, async () => {
    const { status, text } = await askSite(path.replaceAll(/\{\w+\}/g, '7'), { method })
    assert.notEqual(text, NOT_ROUTED)
    assert(status < 500, `${status}: ${text}`)
    if (method === 'GET' && ['signed-in', 'owner'].includes(access)) assert.equal(status, 401, text)
  })
}
