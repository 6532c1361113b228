// The program in the CDN by its effect: which file answers which path, and with which status.
import { expect, test } from 'vitest'
import { readSources } from '../lib/sources/read.ts'
import { pagesFunction } from '../lib/web/pages.ts'

interface Answer {
  uri?: string
  statusCode?: number
  headers?: Record<string, { value: string }>
}
type Handler = (event: { request: { uri: string }; response?: Answer }) => Answer

const handler = new Function(`${pagesFunction(readSources().pages)}; return handler`)() as Handler

test.each([
  ['/', '/index.html'],
  ['/about', '/about.html'],
  ['/law/simple-will/', '/law/simple-will.html'],
  ['/county-examples/miami-dade', '/county-examples/miami-dade.html'],
  ['/account/', '/app.html'],
  ['/document/7', '/app.html'],
  ['/document/7/8', '/404.html'],
  ['/law/deed', '/404.html'],
  ['/nowhere', '/404.html'],
  ['/favicon.svg', '/favicon.svg'],
  ['/assets/index-1a2b.js', '/assets/index-1a2b.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  // What attackers look for has a dot, so it is asked of the bucket, which does not have it: 404.
  ['/.env', '/.env'],
  ['/.git/config', '/.git/config'],
  ['/.well-known/anything', '/.well-known/anything'],
])('the path %s is answered with %s', (path, file) => {
  expect(handler({ request: { uri: path } }).uri).toBe(file)
})

test.each([
  ['/nowhere', 200, 404],
  ['/404.html', 200, 404],
  ['/nowhere', 304, 304],
  ['/about', 200, 200],
  ['/document/7', 200, 200],
  ['/foo.xml', 404, 404],
])('the answer to %s, which the files give %i, is given %i', (uri, statusCode, expected) => {
  expect(handler({ request: { uri }, response: { statusCode } }).statusCode).toBe(expected)
})

test('what runs in the CDN is no larger than it may be', () => {
  expect(pagesFunction(readSources().pages).length).toBeLessThan(10_240)
})

test('a password program is led from the well-known address to where a password is changed', () => {
  const { statusCode, headers } = handler({ request: { uri: '/.well-known/change-password' } })
  expect([statusCode, headers?.location?.value]).toEqual([302, '/account'])
})
