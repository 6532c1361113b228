import { dollars } from './money'

/** What the review page adds to each document, in cents. The server's order names it too. */
const CENTS = 250

export const processingFee = dollars(CENTS)

/** What is paid in the end for so many documents that are bought one by one, by their prices together. */
export const allIn = (price: number, documents = 1): string => dollars(price + CENTS * documents)

/** Whether this is what a document of this price costs by itself: the checkout adds no fee. */
export const isOwnPrice = (paid: number, price: number): boolean => paid === price || paid === price + CENTS
