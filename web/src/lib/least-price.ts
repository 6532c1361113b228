import { allIn } from './processing-fee'

/** The price of the document that costs least, in cents: the first page says it before the catalog is there. */
const CENTS = 4900

/** What is paid in the end for that document. */
export const leastPrice = allIn(CENTS)
