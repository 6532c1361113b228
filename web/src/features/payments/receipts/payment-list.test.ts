import { expect, test } from 'vitest'
import { payment } from '@/testing/samples'
import { isStillAwaited } from './payment-list'
import { whatFor } from './wording'

test('a payment is awaited until the list has it, and nothing is awaited where nothing was paid', () => {
  const [document] = payment().documents
  expect(isStillAwaited([], document?.id)).toBe(true)
  expect(isStillAwaited([payment()], document?.id)).toBe(false)
  expect(isStillAwaited([], undefined)).toBe(false)
})

test('a payment for one document is named with whose it is, and one for several as it was sold', () => {
  const one = payment()
  const [document] = one.documents
  const titles = new Map([[document?.id ?? 0, 'Simple Will of Maria Lopez']])
  expect(whatFor(one, titles)).toBe('Simple Will of Maria Lopez')
  expect(whatFor(one, new Map())).toBe(one.lines[0]?.label)
  const several = { ...one, documents: [...one.documents, { id: 99, type: 'powerOfAttorney' }] }
  expect(whatFor(several, titles)).toBe(one.lines[0]?.label)
  expect(whatFor({ ...one, attorneyReview: true }, titles)).toBe(one.lines[0]?.label)
})
