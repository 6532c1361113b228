import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import { allIn } from '@/lib/processing-fee'

/** What the document costs, or that it is paid. */
export function Price({ document: { price, status } }: { document: Document }) {
  const label =
    status === 'paid'
      ? copy.wizard.paid
      : `${copy.wizard.oneTimePayment} (${copy.wizard.allIn(allIn(price))})`
  return (
    <p className="leading-tight">
      <span className="font-serif text-subhead">{dollars(price)}</span>{' '}
      <span className="inline-block text-sm text-soft">{label}</span>
    </p>
  )
}
