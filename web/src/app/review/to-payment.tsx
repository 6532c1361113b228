import { Link } from 'react-router'
import '@/features/documents/workspace/workspace.css'
import type { OpenIssue } from '@/features/documents/review/open-issues'
import { copy } from '@/copy'
import { dollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'

/** Where the card is on the page. */
export const PAYMENT = 'payment'

type PaymentBarProps = {
  obstacles: OpenIssue[]
  /** Whether the card is in view. */
  isThere: boolean
  total: number
}

/** On a phone at the foot of the screen, until the card itself is in view. */
export function PaymentBar({ obstacles, isThere, total }: PaymentBarProps) {
  if (isThere) return null
  return (
    <div className="lg:hidden">
      <div className="task-actions">
        <div className="mx-auto flex w-full max-w-6xl items-center gap-4 px-4 sm:px-6">
          <p className="text-lg leading-tight font-semibold tabular-nums">
            <span className="block text-sm leading-tight font-normal">{copy.review.total}</span>
            {dollars(total)}
          </p>
          <Way obstacles={obstacles} />
        </div>
      </div>
    </div>
  )
}

type PaidBarProps = { id: number; isThere: boolean; isBusy: boolean; onDownload: () => void }

/** The same once it is paid: the PDF, and how it is signed. */
export function PaidBar({ id, isThere, isBusy, onDownload }: PaidBarProps) {
  if (isThere) return null
  return (
    <div className="lg:hidden">
      <div className="task-actions">
        <div className="mx-auto flex w-full max-w-6xl items-center gap-2.5 px-4 sm:px-6">
          <Button busy={isBusy} onClick={onDownload} className="min-h-12 min-w-0 grow max-sm:px-2">
            {copy.review.download}
          </Button>
          <Link
            to={paths.signing(id)}
            className={buttonClass({
              look: 'secondary',
              className: 'min-h-12 min-w-0 grow bg-raised max-sm:px-2',
            })}
          >
            {copy.signing.link}
          </Link>
        </div>
      </div>
    </div>
  )
}

/** To the card; where something has to be settled first, to that. */
function Way({ obstacles }: Pick<PaymentBarProps, 'obstacles'>) {
  const [first] = obstacles
  return (
    <a
      href={`#${first ? first.anchor : PAYMENT}`}
      className={buttonClass({ className: 'min-h-12 min-w-0 grow' })}
    >
      {first ? copy.review.goToObstacles : copy.review.goToPayment}
    </a>
  )
}
