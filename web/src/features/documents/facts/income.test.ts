import { expect, test } from 'vitest'
import type { Fact } from '@/api/types'
import kept from '../../../../../shared/domain/tests/incomes.json'
import { draftOf } from './draft'
import { incomeWords, type Income } from './income'
import { typedWords } from './typed-words'
import { readFact } from './value'

const pay: Fact = {
  id: 'netPetitioner',
  type: 'income',
  text: 'What is the net income of the filing spouse?',
  meaning: 'Line 1 of the worksheet.',
  law: ['s. 61.30(3)'],
}

test.each(kept)('the page says what the paper says: $words', ({ words, ...income }) => {
  expect(incomeWords(income as Income)).toBe(words)
  expect(typedWords(pay, draftOf(pay, income))).toBe(words)
})

test('what a pay stub says is sent as it is paid, and stands in the boxes again', () => {
  const value = { amount: 215_050, frequency: 'every_two_weeks' }
  expect(readFact(pay, { amount: ' $2,150.50', frequency: 'every_two_weeks' })).toEqual({ value, errors: {} })
  expect(draftOf(pay, value)).toEqual({ amount: '2150.50', frequency: 'every_two_weeks' })
})

test('a sum that was kept before there were frequencies is one of each month', () => {
  expect(draftOf(pay, 400_000)).toEqual({ amount: '4000', frequency: 'monthly' })
})

test('a sum without its frequency, and what is no sum, are named; a frequency alone says nothing yet', () => {
  const reading = (amount: string, frequency: string) => readFact(pay, { amount, frequency })
  expect(reading('2150', '').errors).toEqual({ frequency: 'Please choose how often it is paid.' })
  expect(reading('40 hours', 'weekly').errors.amount).toMatch('amount in dollars')
  expect(reading('', 'weekly')).toEqual({ value: undefined, errors: {} })
})
