import type { OrderLine } from '@/api/types'
import { dollars } from '@/lib/money'
import { cx } from '@/lib/cx'

/** A line of an order or a receipt, in a list of terms. */
export function AmountLine({ label, amount, className }: OrderLine & { className?: string }) {
  return (
    <div className={cx('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt className="min-w-0 grow basis-24 wrap-break-word">{label}</dt>
      <dd className="ml-auto tabular-nums">{dollars(amount)}</dd>
    </div>
  )
}
