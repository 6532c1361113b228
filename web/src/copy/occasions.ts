import { counted } from './counted'

/** What is chosen of a holiday or a school break, in one line, and how many nights each parent has in turn. */
export const occasions = {
  regular: 'Regular schedule',
  every: (whose: string) => `Every year: ${whose}`,
  inTurn: (even: string, odd: string) => `Even years: ${even} · Odd years: ${odd}`,
  differ: (count: number) =>
    count === 0 ? 'None differs from the regular schedule' : `${count} ${count === 1 ? 'differs' : 'differ'}`,
  spanLabel: 'From when to when',
  twoWeeks: (runs: string) => `Two weeks, night by night: ${runs}.`,
  run: (nights: number, whose: string) => `${counted(nights, 'night')} with ${whose}`,
  whose: { P: 'the Petitioner', R: 'the Respondent', A: 'one parent', B: 'the other' },
} as const
