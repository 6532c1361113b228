import { expect, test } from 'vitest'
import { essential, types } from '@/testing/visitor'
import { saving } from './separately'

test('a bundle saves what its documents cost one by one, less its price', () => {
  expect(saving(essential, types)).toBe('instead of $177: you save $28')
})

test('where one is chosen from several, the least and the most are named', () => {
  const documents = [['simpleWill'], ['uncontestedDivorce', 'powerOfAttorney']]
  const either = { ...essential, price: 10_000, documents }
  expect(saving(either, types)).toBe('instead of $128 to $468: you save $28 to $368')
})

test('of a document that the catalogue does not know nothing is added up', () => {
  const unknown = { ...essential, documents: [['deed']] }
  expect(saving(unknown, types)).toBeUndefined()
})
