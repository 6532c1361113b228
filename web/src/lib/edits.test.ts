import { expect, test } from 'vitest'
import { edits } from './edits'

test.each([
  ['will', 'will', 0],
  ['wil', 'will', 1],
  ['wlil', 'will', 2],
  ['', 'law', 3],
  ['county', 'country', 1],
])('from "%s" to "%s" it takes %i', (one, other, count) => {
  expect(edits(one, other)).toBe(count)
  expect(edits(other, one)).toBe(count)
})
