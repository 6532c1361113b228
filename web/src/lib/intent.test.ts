import { expect, test } from 'vitest'
import { peekIntent, rememberIntent } from './intent'

test('a page of the site is remembered with its question', () => {
  rememberIntent({ kind: 'return', path: '/checkout?type=simpleWill' })
  expect(peekIntent()).toEqual({ kind: 'return', path: '/checkout?type=simpleWill' })
})

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', ''])(
  'a path that leaves the site is not followed: %s',
  (path) => {
    rememberIntent({ kind: 'return', path })
    expect(peekIntent()).toBeUndefined()
  },
)

test.each(['{', 'null', '"start"', '{"kind":"start"}'])('what is no wish is none: %s', (stored) => {
  sessionStorage.setItem('intent', stored)
  expect(peekIntent()).toBeUndefined()
})
