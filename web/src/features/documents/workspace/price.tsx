import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import { allIn, processingFee } from '@/lib/processing-fee'

/** What the document costs in total, and of what that is made up; or that it is paid. */
export function Price({ document: { price, status, amountPaid } }: { document: Document }) {
  const isPaid = status === 'paid'
  return (
    <p className="leading-tight">
      <span className={isPaid ? 'font-semibold text-palm' : 'font-serif text-subhead whitespace-nowrap'}>
        {isPaid ? copy.wizard.paid : copy.wizard.allIn(allIn(price))}
      </span>{' '}
      <span className="inline-block text-sm text-soft">
        {isPaid ? dollars(amountPaid ?? price) : copy.wizard.withFee(dollars(price), processingFee)}
      </span>
    </p>
  )
}
