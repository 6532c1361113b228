import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { floridaDay } from '@/lib/dates'

type Named = Pick<Document, 'type' | 'updatedAt'>

/**
 * What a file is called whose name nobody has fixed: what it is, and of which day its words are. Of whose it is it says nothing,
 * because it lies in folders and print shops: "will-for-a-lawyer-2026-11-26.pdf".
 */
export const fileName = ({ type, updatedAt }: Named, what = '', as: 'pdf' | 'zip' = 'pdf'): string =>
  `${copy.signing.noun(type)} ${what} ${floridaDay(new Date(updatedAt))}.${as}`.replaceAll(/ +/g, '-')
