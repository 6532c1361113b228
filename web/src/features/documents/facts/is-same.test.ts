import { expect, test } from 'vitest'
import { isSame } from './is-same'

test('the order in which parts are named makes no difference, that of a list does', () => {
  expect(isSame([{ name: 'Ana', minor: true }], [{ minor: true, name: 'Ana' }])).toBe(true)
  expect(isSame([{ name: 'Ana' }], [{ name: 'Eva' }])).toBe(false)
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSame(undefined, undefined)).toBe(true)
  expect(isSame(undefined, [])).toBe(false)
})
