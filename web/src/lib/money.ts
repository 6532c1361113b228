/** By hand, and not by `Intl`: sentences with prices are put together as the site is loaded, when its first formatter costs most. */
const written = (cents: number, decimals: 0 | 2): string => {
  const amount = (Math.abs(cents) / 100).toFixed(decimals).replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')
  return `${cents < 0 ? '-' : ''}$${amount}`
}

/** Cents as dollars with two decimals, for amounts that are charged. */
export const dollars = (cents: number): string => written(cents, 2)

/** Cents as dollars, without decimals when there are none: for price lists. */
export const shortDollars = (cents: number): string => written(cents, cents % 100 === 0 ? 0 : 2)
