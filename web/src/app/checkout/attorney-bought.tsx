import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Document, Payment } from '@/api/types'
import { attorneyBought as text } from '@/copy/attorney-state'
import { isReviewAsked } from '@/features/documents/attorney-state'
import { paymentsQuery } from '@/features/payments/queries'
import { dollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import { NumberedStep } from '@/ui/numbered-step'

const titleId = 'attorney-bought'

/** Where the payment for an attorney review ends: the sum, its receipt, and what happens next. */
export function AttorneyBought({ document }: { document: Document }) {
  const isAsked = isReviewAsked(document)
  const { data } = useQuery({ ...paymentsQuery, enabled: isAsked })
  if (!isAsked) return null
  const payment = data?.payments.find(({ documents }) => documents.some(({ id }) => id === document.id))
  const sum = payment?.amount ?? document.amountPaid
  return (
    <section aria-labelledby={titleId} className="mb-8 rounded-md bg-raised p-5 shadow-low sm:p-6">
      <h2 id={titleId} className="text-heading">
        {text.title}
      </h2>
      <p className="mt-2 text-base">
        {typeof sum === 'number' && `${text.paid(dollars(sum))} `}
        <Receipt payment={payment} />
      </p>
      <ol aria-label={text.stepsLabel} className="mt-4 grid gap-x-6 gap-y-3 md:grid-cols-3">
        {text.steps.map(([name, words], index) => (
          <NumberedStep
            key={name}
            number={index + 1}
            look="bg-accent-soft text-accent"
            {...{ name, words }}
          />
        ))}
      </ol>
    </section>
  )
}

/** The list may not have the payment yet. */
const Receipt = ({ payment }: { payment: Payment | undefined }) =>
  payment ? (
    <Link to={paths.receipt(payment.id)} className="link inline-flex min-h-11 items-center">
      {text.receipt(payment.receipt)}
    </Link>
  ) : (
    text.receiptComes
  )
