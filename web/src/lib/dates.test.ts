import { expect, test } from 'vitest'
import { floridaDayAndTime, floridaDayOf, tellingDate } from './dates'

const NOON = '2026-11-21T12:00:10Z'

test('a day is enough while no other moment falls on it', () => {
  expect(tellingDate(NOON, [])).toBe('November 21, 2026')
  expect(tellingDate(NOON, ['2026-11-25T12:00:10Z'])).toBe('November 21, 2026')
})

test('what is made, paid and signed in the evening has the day that it has in Florida', () => {
  const evening = '2026-11-26T00:10:00Z'
  expect(tellingDate(evening, [])).toBe('November 25, 2026')
  expect(floridaDayOf(evening)).toBe('November 25, 2026')
  expect(floridaDayAndTime(evening)).toMatch(/^November 25, 2026 at 7:10\sPM ET$/)
})

test('moments of one day are told apart by their time, which has no seconds', () => {
  const hourLater = '2026-11-21T12:30:10Z'
  expect(tellingDate(NOON, [hourLater])).toMatch(/November 21, 2026 at \d+:00\s[AP]M$/)
  expect(tellingDate(NOON, [hourLater, '2026-11-21T12:00:40Z'])).toMatch(/ at \d+:00\s[AP]M$/)
})
