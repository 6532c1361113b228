/** What is chosen of a holiday or a school break, in one line. */
export const occasions = {
  regular: 'Regular schedule',
  every: (whose: string) => `Every year: ${whose}`,
  inTurn: (even: string, odd: string) => `Even years: ${even} · Odd years: ${odd}`,
} as const
