import type { Document } from '@/api/types'
import { isOwnPrice } from '@/lib/processing-fee'

type Bought = Pick<Document, 'amountPaid' | 'price' | 'attorneyReview'>

/** What a bundle's buyer paid for this document, in cents; nothing for a document that was bought by itself. */
export const bundleShare = ({ amountPaid, price, attorneyReview }: Bought): number | undefined =>
  typeof amountPaid === 'number' && !attorneyReview && !isOwnPrice(amountPaid, price) ? amountPaid : undefined
