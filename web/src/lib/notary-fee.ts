import { shortDollars } from './money'

/** What a notary may in general ask for one act on paper, in cents, as the cover sheets of these documents say. */
const CENTS = 1_000

const NOTARIZED = ['powerOfAttorney', 'prenuptialAgreement', 'postnuptialAgreement', 'uncontestedDivorce']

/** What a notary asks at most besides the price, for a document that is signed before one. */
export const notaryFee = (type: string): string | undefined =>
  NOTARIZED.includes(type) ? shortDollars(CENTS) : undefined
