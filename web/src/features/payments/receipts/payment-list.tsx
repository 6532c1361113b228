import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import type { PaymentList as Payments } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { PaymentRow } from './payment-row'
import type { Titles } from './wording'

type PaymentListProps = {
  payments: UseQueryResult<Payments>
  /** A document that was paid a moment ago. */
  justPaid: number | undefined
  /** Of the documents that are known here. */
  titles?: Titles
}

/** What was paid, newest first. When it cannot be had, the page around it stays. */
export function PaymentList({ payments, justPaid, titles = new Map() }: PaymentListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {copy.payments.title}
      </h2>
      <p className="mt-1 mb-5 text-soft">{copy.payments.lead}</p>
      <Listed payments={payments} justPaid={justPaid} titles={titles} />
    </section>
  )
}

type ListedProps = Required<PaymentListProps>

function Listed({ payments: { data, isFetching, refetch }, justPaid, titles }: ListedProps) {
  if (data) return <Rows {...data} justPaid={justPaid} titles={titles} />
  if (isFetching) return <Skeleton lines={3} label={copy.payments.loading} />
  return (
    <div role="alert" className="rounded-md border border-line bg-raised p-6">
      <p>{copy.payments.failed}</p>
      <Button look="secondary" className="mt-4" onClick={() => void refetch()}>
        {copy.payments.retry}
      </Button>
    </div>
  )
}

/** Whether a document was paid a moment ago and its payment is not listed yet. */
export const isStillAwaited = (payments: Payments['payments'], justPaid: number | undefined): boolean =>
  justPaid !== undefined && !payments.some(({ documents }) => documents.some(({ id }) => id === justPaid))

function Rows({ payments, justPaid, titles }: Payments & Pick<ListedProps, 'justPaid' | 'titles'>) {
  const isAwaited = isStillAwaited(payments, justPaid)
  return (
    <>
      {isAwaited && <p role="status">{copy.payments.awaited}</p>}
      {!isAwaited && payments.length === 0 && (
        <p className="rounded-md border border-dashed border-edge px-6 py-8 text-soft">
          {copy.payments.empty}
        </p>
      )}
      {payments.length > 0 && (
        <ul className="mt-4 grid gap-px overflow-hidden rounded-md border border-line bg-line">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} titles={titles} />
          ))}
        </ul>
      )}
    </>
  )
}
