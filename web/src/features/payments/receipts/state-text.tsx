import type { PaymentState } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'

/** Where a payment stands, in plain words. The dot repeats it for the eye. */
export function StateText({ state }: { state: PaymentState }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2 font-semibold',
        state === 'paid' && 'rounded-full bg-palm-soft px-3 text-palm print:px-0',
      )}
    >
      <span
        aria-hidden="true"
        className={cx('size-2.5 shrink-0 rounded-full border-2 print:hidden', dots[state])}
      />
      {copy.payments.states[state]}
    </span>
  )
}

const dots: Record<PaymentState, string> = {
  paid: 'border-palm bg-palm',
  partly_returned: 'border-accent bg-accent-soft',
  returned: 'border-edge',
  disputed: 'border-warning-text bg-warning-text',
  checking: 'border-warning-text',
}
