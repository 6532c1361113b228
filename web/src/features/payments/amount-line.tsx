import type { OrderLine } from '@/api/types'
import { dollars } from '@/lib/money'
import { cx } from '@/lib/cx'

/** A line of an order or a receipt, in a list of terms. */
export function AmountLine({ label, amount, className }: OrderLine & { className?: string }) {
  return (
    <div className={cx('flex justify-between gap-4', className)}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{dollars(amount)}</dd>
    </div>
  )
}
