import { expect, test } from 'vitest'
import { payment } from '@/testing/samples'
import { isStillAwaited } from './payment-list'

test('a payment is awaited until the list has it, and nothing is awaited where nothing was paid', () => {
  const [document] = payment().documents
  expect(isStillAwaited([], document?.id)).toBe(true)
  expect(isStillAwaited([payment()], document?.id)).toBe(false)
  expect(isStillAwaited([], undefined)).toBe(false)
})
