import { useId } from 'react'
import { Link } from 'react-router'
import type { Payment } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

/** The rule about refunds, and the way to ask for one while there is something to give back. */
export function Refunds({ payment, rule }: { payment: Payment; rule: string[] }) {
  const id = useId()
  const { state, receipt } = payment
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-heading">
        {copy.receipt.refunds}
      </h2>
      {rule.map((sentence) => (
        <p key={sentence} className="mt-3 max-w-xl">
          {sentence}
        </p>
      ))}
      {(state === 'paid' || state === 'partly_returned') && (
        <div className="print:hidden">
          <p className="mt-3 max-w-xl text-soft">{copy.receipt.refundHow}</p>
          <Link
            to={paths.askForRefund(receipt)}
            className={buttonClass({ look: 'secondary', className: 'mt-4' })}
          >
            {copy.receipt.askForRefund}
          </Link>
        </div>
      )}
    </section>
  )
}
