import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Payment } from '@/api/types'
import { copy } from '@/copy'
import { floridaDayAndTime } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { AmountLine } from '../amount-line'
import { Refunds } from './refunds'
import { PaidDocuments, type PaidDocument } from './paid-documents'
import { StateText } from './state-text'
import { returnedLabel } from './wording'

type ReceiptSheetProps = {
  payment: Payment
  /** Whose account it is. */
  buyer: string
  documents: PaidDocument[]
  /** What the operator promises about refunds. */
  refundRule: string[]
}

/** The receipt itself: all that is printed. */
export function ReceiptSheet({ payment, buyer, documents, refundRule }: ReceiptSheetProps) {
  const { paidAt, state, attorneyReview } = payment
  const meaning = copy.payments.meanings[state]
  return (
    <div className="mt-8 rounded-md border border-line bg-raised p-6 sm:p-8 print:mt-6 print:border-0 print:p-0">
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Fact term={copy.receipt.date}>
          <span className="sm:whitespace-nowrap">{floridaDayAndTime(paidAt)}</span>
        </Fact>
        <Fact term={copy.receipt.state}>
          <StateText state={state} />
        </Fact>
        <Fact term={copy.receipt.buyer}>
          <span className="wrap-anywhere">{buyer}</span>
        </Fact>
        <Fact term={copy.receipt.seller}>
          {copy.brand}
          <Link to={paths.contact()} className="link mt-1 block w-fit print:hidden">
            {copy.footer.contact}
          </Link>
        </Fact>
      </dl>
      {meaning && <p className="mt-5 max-w-xl text-soft">{meaning}</p>}
      <Amounts payment={payment} />
      <PaidDocuments documents={documents} />
      {attorneyReview && <p className="mt-5 max-w-xl">{copy.receipt.review}</p>}
      <Refunds payment={payment} rule={refundRule} />
      <p className="mt-8 border-t border-line pt-4 text-sm text-soft">{copy.receipt.disclaimer}</p>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-base text-soft">{term}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

function Amounts({ payment }: { payment: Payment }) {
  const id = useId()
  const { lines, amount, returned } = payment
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-heading">
        {copy.receipt.lines}
      </h2>
      <dl className="mt-4 space-y-2">
        {lines.map((line) => (
          <AmountLine key={line.label} {...line} />
        ))}
        <AmountLine label={copy.receipt.total} amount={amount} className={sum} />
        {returned > 0 && (
          <>
            <AmountLine label={returnedLabel(payment)} amount={-returned} />
            <AmountLine label={copy.receipt.rest} amount={amount - returned} className={sum} />
          </>
        )}
      </dl>
    </section>
  )
}

const sum = 'border-t border-line pt-2 text-lg font-semibold'
