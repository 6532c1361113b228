import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import { allIn } from '@/lib/processing-fee'

/** What the document costs, or that it is paid. */
export function Price({ document: { price, status } }: { document: Document }) {
  const isPaid = status === 'paid'
  const label = isPaid ? dollars(price) : `${copy.wizard.oneTimePayment} (${copy.wizard.allIn(allIn(price))})`
  return (
    <p className="leading-tight">
      <span className={isPaid ? 'font-semibold text-palm' : 'font-serif text-subhead whitespace-nowrap'}>
        {isPaid ? copy.wizard.paid : dollars(price)}
      </span>{' '}
      <span className="inline-block text-sm text-soft">{label}</span>
    </p>
  )
}
