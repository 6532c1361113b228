import type { Document } from '@/api/types'
import { attorneyState as text } from '@/copy/attorney-state'
import { cx } from '@/lib/cx'
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
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <p className="font-semibold">{text.label}</p>
        <ol aria-label={text.label} className="flex flex-wrap items-center gap-y-1">
          {text.stages.map((stage, index) => (
            <Stage
              key={stage}
              name={stage}
              isReached={index === 0}
              isLast={index === text.stages.length - 1}
            />
          ))}
        </ol>
      </div>
      {saysNext && <p className="mt-1 text-sm text-soft">{text.next}</p>}
    </div>
  )
}

type StageProps = { name: string; isReached: boolean; isLast: boolean }

const Stage = ({ name, isReached, isLast }: StageProps) => (
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
    {!isLast && <span aria-hidden="true" className="mr-1.5 h-0.5 w-3 bg-line sm:w-4" />}
  </li>
)
