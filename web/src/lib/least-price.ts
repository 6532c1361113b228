import { allIn } from './processing-fee'

/** The price of the document that costs least, in cents: the first page says it before the catalog is there. */
const CENTS = 4900

/** What is paid for that document after it was read. A checkout before that adds no fee. */
export const leastPrice = allIn(CENTS)
