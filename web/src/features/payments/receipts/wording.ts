import type { Payment } from '@/api/types'
import { copy } from '@/copy'

/** What went back is the buyer's; while a dispute is open, the bank has it. */
export const returnedLabel = ({ state }: Payment): string =>
  state === 'disputed' ? copy.payments.withdrawn : copy.payments.givenBack

/** What a payment was for, in a word or two. */
export const whatFor = ({ lines: [first] }: Payment): string => first?.label ?? copy.payments.unnamed
