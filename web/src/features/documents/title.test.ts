import { expect, test } from 'vitest'
import { will } from '@/testing/samples'
import { titleOf } from './title'

test('a document is called by its name and by whose it is', () => {
  expect(titleOf(will({ parties: ['Maria Elena Lopez'] }))).toBe('Simple Will of Maria Elena Lopez')
  const agreement = will({ name: 'Prenuptial Agreement', parties: ['Ana Diaz', 'Luis Romero'] })
  expect(titleOf(agreement)).toBe('Prenuptial Agreement of Ana Diaz and Luis Romero')
})

test('an answer that has to be corrected names nobody', () => {
  const short = will({ answers: { fullName: 'M' }, parties: ['M'] })
  const problems = { fullName: 'Name appears too short' }
  expect(titleOf({ ...short, interview: { ...short.interview, problems } })).toBe('Simple Will')
})

test('before it is known whose it is, and where its name says so already, the name stands alone', () => {
  expect(titleOf(will())).toBe('Simple Will')
  expect(titleOf(will({ name: 'The will of Maria Lopez', parties: ['Maria Lopez'] }))).toBe(
    'The will of Maria Lopez',
  )
})
