import { expect, test } from 'vitest'
import { dollars, shortDollars } from './money'

const byIntl = (minimumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits })

test('amounts are written as Americans write them', () => {
  const exact = byIntl(2)
  for (const cents of [0, 5, 99, 250, 4_900, 39_900, 99_999, 100_000, 12_345_678, 100_000_000, -5_100])
    expect(dollars(cents)).toBe(exact.format(cents / 100))
})

test('a price list leaves out decimals that say nothing', () => {
  const whole = byIntl(0)
  for (const cents of [0, 4_900, 39_900, 123_400, -5_000])
    expect(shortDollars(cents)).toBe(whole.format(cents / 100))
  expect(shortDollars(4_950)).toBe('$49.50')
})
