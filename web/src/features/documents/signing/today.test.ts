import { afterEach, expect, test, vi } from 'vitest'
import { today } from './today'

afterEach(() => {
  vi.useRealTimers()
})

test('the evening in Florida is the same day, whatever day it is where the browser is', () => {
  vi.useFakeTimers({ now: new Date('2026-12-05T04:59:00Z') })
  expect(today()).toBe('2026-12-04')
  vi.setSystemTime(new Date('2026-07-05T04:00:00Z'))
  expect(today()).toBe('2026-07-05')
})
