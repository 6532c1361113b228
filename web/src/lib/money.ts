const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Cents as dollars with two decimals, for amounts that are charged. */
export const dollars = (cents: number): string => exact.format(cents / 100)

/** Cents as dollars, without decimals when there are none: for price lists. */
export const shortDollars = (cents: number): string =>
  cents % 100 === 0 ? whole.format(cents / 100) : dollars(cents)
