import { expect, test } from 'vitest'
import { peekAfterSignIn, rememberAfterSignIn } from './after-sign-in'

test('a page of the site is remembered with its question', () => {
  rememberAfterSignIn({ kind: 'return', path: '/checkout?type=simpleWill' })
  expect(peekAfterSignIn()).toEqual({ kind: 'return', path: '/checkout?type=simpleWill' })
})

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', ''])(
  'a path that leaves the site is not followed: %s',
  (path) => {
    rememberAfterSignIn({ kind: 'return', path })
    expect(peekAfterSignIn()).toBeUndefined()
  },
)

test.each(['{', 'null', '"start"', '{"kind":"start"}'])('what is no wish is none: %s', (stored) => {
  sessionStorage.setItem('intent', stored)
  expect(peekAfterSignIn()).toBeUndefined()
})
