import '@/features/documents/workspace/workspace.css'
import type { OpenMatter } from '@/features/documents/review/open-matters'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import { buttonClass } from '@/ui/button'

const PAYMENT = 'payment'

type ToPaymentProps = {
  obstacles: OpenMatter[]
  /** Whether the card is in view. */
  isThere: boolean
}

/** In the order's own box: beside the document the card is further down. */
export function ToPayment({ obstacles, isThere }: ToPaymentProps) {
  return (
    <Way
      obstacles={obstacles}
      look={isThere ? 'secondary' : 'primary'}
      className="mt-4 w-full max-lg:hidden"
    />
  )
}

/** On a phone at the foot of the screen, until the card itself is in view. */
export function PaymentBar({ obstacles, isThere, total }: ToPaymentProps & { total: number }) {
  if (isThere) return null
  return (
    <div className="lg:hidden">
      <div className="task-actions">
        <div className="mx-auto flex w-full max-w-6xl items-center gap-4 px-4 sm:px-6">
          <p className="text-lg font-semibold tabular-nums">{dollars(total)}</p>
          <Way obstacles={obstacles} className="min-h-12 min-w-0 grow" />
        </div>
      </div>
    </div>
  )
}

/** To the card; where something has to be settled first, to that. */
function Way({
  obstacles,
  ...style
}: Pick<ToPaymentProps, 'obstacles'> & { look?: 'primary' | 'secondary'; className: string }) {
  const [first] = obstacles
  return (
    <a href={`#${first ? first.anchor : PAYMENT}`} className={buttonClass(style)}>
      {first ? copy.review.goToObstacles : copy.review.goToPayment}
    </a>
  )
}
