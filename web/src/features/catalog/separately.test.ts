import { expect, test } from 'vitest'
import { essential, types } from '@/testing/visitor'
import { saving, separately } from './separately'

test('a bundle saves what its documents cost one by one, less its price', () => {
  expect(separately(essential, types)).toBe('One by one: $69 + $49 + $59 = $177')
  expect(saving(essential, types)).toBe('$149 instead of $177: you save $28')
})

test('where one is chosen from several, the least and the most are named', () => {
  const documents = [['simpleWill'], ['uncontestedDivorce', 'powerOfAttorney']]
  const either = { ...essential, price: 10_000, documents }
  expect(saving(either, types)).toBe('$100 instead of $128 to $468: you save $28 to $368')
})

test('of a document that the catalogue does not know nothing is added up', () => {
  expect(saving({ ...essential, documents: [['deed']] }, types)).toBeUndefined()
})
