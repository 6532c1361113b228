import { expect, test } from 'vitest'
import { shortTitle } from './short-title'

test('a title as long as a sentence is cut before its purpose', () => {
  expect(shortTitle('Petition for Dissolution of Marriage with Property but No Minor Children')).toBe(
    'Petition',
  )
})

test.each([
  'Designation of Health Care Surrogate for Minor',
  'Declaration Naming Preneed Guardian for Minor',
])('%s says whom it is for, which tells it from another paper', (title) => {
  expect(shortTitle(title)).toBe(title)
})

test('a title that fits stands whole', () => {
  expect(shortTitle('Letter to a Bank for an Agent')).toBe('Letter to a Bank for an Agent')
})
