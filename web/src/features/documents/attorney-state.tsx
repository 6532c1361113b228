import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { attorneyState as text } from '@/copy/attorney-state'
import { cx } from '@/lib/cx'
import { floridaDayOf } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { CheckIcon } from '@/ui/icons'

/** Whether an attorney review was bought with it, and is not held up by the bank. */
export const isReviewAsked = ({ status, attorneyReview, onHold }: Document): boolean =>
  status === 'paid' && attorneyReview && !onHold

type AttorneyStateProps = {
  document: Document
  /** Whether it is said what comes next, too. */
  saysNext?: boolean
  className?: string
}

/** How far the attorney review that was bought with a document has come, as far as the server knows. */
export function AttorneyState({ document, saysNext = false, className }: AttorneyStateProps) {
  if (!isReviewAsked(document)) return null
  const { paidAt } = document
  const [requested, ...others] = text.stages
  return (
    <div className={className}>
      <div className="flex items-center justify-between gap-x-4">
        <p className="font-semibold">{text.label}</p>
        <Link to={paths.askAboutReview(document.id)} className="link inline-flex min-h-11 items-center">
          {text.ask}
        </Link>
      </div>
      <ol
        aria-label={text.label}
        className="flex flex-col gap-x-6 gap-y-1 text-base sm:flex-row sm:flex-wrap"
      >
        <Stage name={paidAt ? text.requestedOn(floridaDayOf(paidAt)) : requested} isReached />
        {others.map((stage) => (
          <Stage key={stage} name={stage} />
        ))}
      </ol>
      {saysNext && <p className="mt-1 text-sm text-soft">{text.next}</p>}
    </div>
  )
}

type StageProps = { name: string; isReached?: boolean }

const Stage = ({ name, isReached = false }: StageProps) => (
  <li className="flex items-center gap-1.5">
    <span
      aria-hidden="true"
      className={cx(
        'grid size-4.5 shrink-0 place-items-center rounded-full border',
        isReached ? 'border-palm bg-palm text-raised' : 'border-edge bg-raised',
      )}
    >
      {isReached && <CheckIcon className="size-3" />}
    </span>
    <span className={isReached ? 'font-semibold' : 'text-soft'}>{name}</span>
    <span className="sr-only">{isReached ? text.reached : text.byEmail}</span>
  </li>
)
