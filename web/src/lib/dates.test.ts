import { expect, test } from 'vitest'
import { tellingDate } from './dates'

const NOON = '2026-11-21T12:00:10Z'

test('a day is enough while no other moment falls on it', () => {
  expect(tellingDate(NOON, [])).toBe('November 21, 2026')
  expect(tellingDate(NOON, ['2026-11-25T12:00:10Z'])).toBe('November 21, 2026')
})

test('moments of one day are told apart by their time, and moments of one minute by their seconds', () => {
  const hourLater = '2026-11-21T12:30:10Z'
  expect(tellingDate(NOON, [hourLater])).toMatch(/November 21, 2026 at \d+:00\s[AP]M$/)
  expect(tellingDate(NOON, [hourLater, '2026-11-21T12:00:40Z'])).toMatch(/:00:10\s[AP]M$/)
})
