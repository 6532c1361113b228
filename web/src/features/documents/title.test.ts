import { expect, test } from 'vitest'
import { will } from '@/testing/samples'
import { titleOf } from './title'

test('a document is called by its name and by whose it is', () => {
  expect(titleOf(will({ answers: { fullName: 'Maria Elena Lopez' } }))).toBe(
    'Simple Will of Maria Elena Lopez',
  )
  const agreement = will({
    type: 'prenuptialAgreement',
    name: 'Prenuptial Agreement',
    answers: { party1FullName: 'Ana Diaz', party2FullName: ' Luis Romero ' },
  })
  expect(titleOf(agreement)).toBe('Prenuptial Agreement of Ana Diaz and Luis Romero')
})

test('before it is known whose it is, and where its name says so already, the name stands alone', () => {
  expect(titleOf(will())).toBe('Simple Will')
  expect(titleOf(will({ answers: { fullName: ' ' } }))).toBe('Simple Will')
  expect(titleOf(will({ type: 'deed', name: 'Deed' }))).toBe('Deed')
  const own = will({ name: 'The will of Maria Lopez', answers: { fullName: 'Maria Lopez' } })
  expect(titleOf(own)).toBe('The will of Maria Lopez')
})
