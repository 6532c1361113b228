import type { Document } from '@/api/types'
import { isOwnPrice } from '@/lib/processing-fee'

type Bought = Pick<Document, 'amountPaid' | 'price' | 'attorneyReview'>

/** What was paid for this document at the price of a bundle, in cents; nothing where it was its own price. */
export const bundleShare = ({ amountPaid, price, attorneyReview }: Bought): number | undefined =>
  typeof amountPaid === 'number' && !attorneyReview && !isOwnPrice(amountPaid, price) ? amountPaid : undefined
