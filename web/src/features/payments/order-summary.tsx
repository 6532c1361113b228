import { useId, type ReactNode } from 'react'
import type { DocumentType, OrderLine } from '@/api/types'
import { copy } from '@/copy'
import { CourtFee } from '@/ui/court-fee'
import { AmountLine } from './amount-line'

type OrderSummaryProps = {
  lines: OrderLine[]
  /** Of what is bought. */
  types: DocumentType[]
  /** What the server says of the purchase besides. */
  claims?: string[]
  /** How it is gone on from. */
  children?: ReactNode
}

/** What the server says that the document costs. */
export function OrderSummary({ lines, types, claims = [], children }: OrderSummaryProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-raised p-6">
      <h2 id={id} className="text-heading">
        {copy.review.orderTitle}
      </h2>
      <dl className="mt-4 space-y-2">
        {lines.map((line) => (
          <AmountLine key={line.label} {...line} />
        ))}
        <AmountLine
          label={copy.review.total}
          amount={totalOf(lines)}
          className="border-t border-line pt-2 text-lg font-semibold"
        />
      </dl>
      {types.map(({ id: type }) => (
        <CourtFee key={type} type={type} className="mt-2 text-base" />
      ))}
      {claims.map((claim) => (
        <p key={claim} className="mt-3 text-sm text-soft">
          {claim}
        </p>
      ))}
      {children}
    </section>
  )
}

export const totalOf = (lines: OrderLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)
