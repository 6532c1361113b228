import { expect, test } from 'vitest'
import { keepPayment, keptPayment, purchaseKey } from './purchase-key'

const will = { buyer: 'u1', purchase: 'simpleWill/standard' }

test('a purchase keeps its key and its payment', () => {
  const key = purchaseKey(will)
  keepPayment(will, 'pi_1')
  expect(purchaseKey(will)).toBe(key)
  expect(keptPayment(will)).toBe('pi_1')
})

test.each(['{"key"', 'null', '{}', '{"key":7}'])(
  'a purchase that cannot be read begins anew: %s',
  (stored) => {
    sessionStorage.setItem('purchase:u1:simpleWill/standard', stored)
    expect(purchaseKey(will)).toMatch(/^[0-9a-f]{32}$/)
    expect(keptPayment(will)).toBeUndefined()
  },
)
