import { expect, test, vi } from 'vitest'
import { once } from './once'

test('nothing is made before it is needed, and then it is made once', () => {
  const make = vi.fn<() => object>(() => ({ of: 'Florida' }))
  const made = once(make)
  expect(make).not.toHaveBeenCalled()
  expect(made()).toBe(made())
  expect(make).toHaveBeenCalledTimes(1)
})
