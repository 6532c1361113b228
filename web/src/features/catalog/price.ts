import type { DocumentType } from '@/api/types'
import { shortDollars } from '@/lib/money'

/** A document's price for lists: in the catalogue's own words, where it has some. */
export const priceOf = ({ priceDisplay, price }: DocumentType): string => priceDisplay || shortDollars(price)
