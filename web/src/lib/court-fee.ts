import { shortDollars } from './money'

/** What a clerk asks for filing a divorce, in cents: the list of counties has one figure for all of them. */
const CENTS = 40_900

/** What the court asks besides the price, for a document that is filed with one. */
export const courtFee = (type: string): string | undefined =>
  type === 'uncontestedDivorce' ? shortDollars(CENTS) : undefined
