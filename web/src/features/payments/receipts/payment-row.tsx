import { Link } from 'react-router'
import type { Payment } from '@/api/types'
import { copy } from '@/copy'
import { floridaDayOf } from '@/lib/dates'
import { dollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { StateText } from './state-text'
import { whatFor, returnedLabel, type Titles } from './wording'

export function PaymentRow({ payment, titles }: { payment: Payment; titles: Titles }) {
  const { id, receipt, paidAt, amount, returned, state } = payment
  const what = whatFor(payment, titles)
  const meaning = copy.payments.meanings[state]
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-raised p-4 sm:gap-y-3 sm:p-6">
      <div className="min-w-0 grow basis-60">
        <h3 className="text-lg break-words sm:text-subhead">{what}</h3>
        <p className="mt-0.5 text-base text-soft sm:mt-1">
          {copy.payments.paidOn(floridaDayOf(paidAt))}
          <span className="max-sm:sr-only">{' · '}</span>
          <span className="max-sm:block sm:whitespace-nowrap">{copy.payments.receipt(receipt)}</span>
        </p>
        <p className="mt-2 text-base">
          <StateText state={state} />
          {returned > 0 && ` · ${returnedLabel(payment)}: ${dollars(returned)}`}
        </p>
        {meaning && <p className="mt-1 max-w-xl text-base text-soft">{meaning}</p>}
      </div>
      <p className="font-serif text-subhead tabular-nums max-sm:grow">{dollars(amount)}</p>
      <Link
        to={paths.receipt(id)}
        aria-label={copy.payments.openLabel(receipt, what)}
        className={buttonClass({ look: 'secondary', shape: 'tight' })}
      >
        {copy.payments.openReceipt}
      </Link>
    </li>
  )
}
