import { expect, test } from 'vitest'
import { netIncome } from '@/testing/income-fact'
import kept from '../../../../../shared/domain/tests/incomes.json'
import { draftOf } from './draft'
import { incomeWords, type Income } from './income'
import { typedWords } from './typed-words'
import { readFact } from './value'

test.each(kept)('the page says what the paper says: $words', ({ words, ...income }) => {
  expect(incomeWords(income as Income)).toBe(words)
  expect(typedWords(netIncome, draftOf(netIncome, income))).toBe(words)
})

test('what a pay stub says is sent as it is paid, and stands in the boxes again', () => {
  const value = { amount: 215_050, frequency: 'every_two_weeks' }
  expect(readFact(netIncome, { amount: ' $2,150.50', frequency: 'every_two_weeks' })).toEqual({
    value,
    errors: {},
  })
  expect(draftOf(netIncome, value)).toEqual({ amount: '2150.50', frequency: 'every_two_weeks' })
})

test('a sum that was kept before there were frequencies is one of each month', () => {
  expect(draftOf(netIncome, 400_000)).toEqual({ amount: '4000', frequency: 'monthly' })
})

test('a sum without its frequency, and what is no sum, are named; a frequency alone says nothing yet', () => {
  const reading = (amount: string, frequency: string) => readFact(netIncome, { amount, frequency })
  expect(reading('2150', '').errors).toEqual({ frequency: 'Please choose how often it is paid.' })
  expect(reading('40 hours', 'weekly').errors.amount).toMatch('amount in dollars')
  expect(reading('', 'weekly')).toEqual({ value: undefined, errors: {} })
})
