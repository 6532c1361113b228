import type { Payment } from '@/api/types'
import { copy } from '@/copy'

/** What went back is the buyer's; while a dispute is open, the bank has it. */
export const returnedLabel = ({ state }: Payment): string =>
  state === 'disputed' ? copy.payments.withdrawn : copy.payments.givenBack

/** The names of documents with the people whose they are, by id. */
export type Titles = ReadonlyMap<number, string>

/** What a payment was for, in a word or two; of a single document, bought as it is, whose it is, where that is known. */
export function whatFor({ lines: [first], documents, attorneyReview }: Payment, titles: Titles): string {
  const [only, ...others] = documents
  const isPlain = others.length === 0 && !attorneyReview
  const title = only && isPlain ? titles.get(only.id) : undefined
  return title ?? first?.label ?? copy.payments.unnamed
}
