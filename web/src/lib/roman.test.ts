import { expect, test } from 'vitest'
import { roman } from './roman'

test('articles are numbered as in the PDF', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 9, 10, 14, 19, 40, 90, 400, 1994, 3999]
  expect(numbers.map(roman).join(' ')).toBe('I II III IV V VI IX X XIV XIX XL XC CD MCMXCIV MMMCMXCIX')
})

test('what has no Roman numeral stays as it is', () => {
  expect([0, 4000, 1.5].map(roman)).toEqual(['0', '4000', '1.5'])
})
