import type { Document } from '@/api/types'
import { copy } from '@/app/copy'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { TrashIcon } from '@/ui/icons'
import { ProgressBar } from '@/ui/progress-bar'
import { Tooltip } from '@/ui/tooltip'
import { MainAction } from './main-action'
import { standingOf, type Standing } from './standing'

type RowProps = {
  document: Document
  /** When it was made, in words that tell it from others of its name. */
  created: string
  isConfirming: boolean
  onDelete: () => void
}

export function DocumentRow({ document, created, isConfirming, onDelete }: RowProps) {
  const { name } = document
  const standing = standingOf(document)
  const which = copy.dashboard.which(name, created)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-4 bg-raised p-5 sm:p-6">
      <div className="min-w-0 grow basis-60">
        <h2 className="flex items-center gap-3 text-xl break-words">
          <StatusDot standing={standing} />
          {name}
        </h2>
        <p className="mt-1 text-[0.9375rem] text-soft">
          {isConfirming ? copy.dashboard.confirming : statusText(document)}
          {' · '}
          {copy.dashboard.created(created)}
          {document.status === 'paid' && document.attorneyReview && ` · ${copy.dashboard.reviewAsked}`}
        </p>
        {standing === 'held' && <p className="mt-2 max-w-xl text-[0.9375rem]">{copy.dashboard.heldText}</p>}
        {(standing === 'begun' || standing === 'prepaid') && (
          <div className="mt-3 max-w-xs">
            <ProgressBar
              percent={(100 * stepOf(document)) / document.totalSteps}
              label={copy.dashboard.progress(which)}
            />
          </div>
        )}
      </div>
      <div className="flex gap-2">
        <MainAction document={document} which={which} />
        <Tooltip label={copy.dashboard.delete}>
          <Button
            look="quiet-danger"
            shape="icon"
            aria-label={copy.dashboard.deleteLabel(which)}
            onClick={onDelete}
          >
            <TrashIcon />
          </Button>
        </Tooltip>
      </div>
    </li>
  )
}

/** Repeats for the eye what the text beside it says. */
function StatusDot({ standing }: { standing: Standing }) {
  return <span aria-hidden="true" className={cx('size-3 shrink-0 rounded-full border-2', dots[standing])} />
}

const dots: Record<Standing, string> = {
  done: 'border-accent bg-accent',
  answered: 'border-accent bg-accent',
  prepaid: 'border-accent bg-accent-soft',
  held: 'border-warning-text bg-warning-soft',
  begun: 'border-accent',
  draft: 'border-edge',
}

/** The step one is at, counted from one; past the last question it stays at the last. */
const stepOf = ({ currentStep, totalSteps }: Document): number => Math.min(currentStep + 1, totalSteps)

function statusText(document: Document): string {
  const step = copy.dashboard.statusStep(stepOf(document), document.totalSteps)
  const texts: Record<Standing, string> = {
    done: copy.dashboard.statusPaid,
    answered: copy.dashboard.statusDraft,
    prepaid: copy.dashboard.statusPrepaid(step),
    held: copy.dashboard.statusHeld,
    begun: step,
    draft: copy.dashboard.statusDraft,
  }
  return texts[standingOf(document)]
}
