import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { cx } from '@/ui/cx'
import { ProgressBar } from '@/ui/progress-bar'
import { ChangedNotice } from '../changed-notice'
import { titleOf } from '../title'
import { RowActions } from './row-actions'
import { RowMenu } from './row-menu'
import { standingOf, type Standing } from './standing'

type RowProps = {
  document: Document
  /** When it was made, in words that tell it from others of its name. */
  created: string
  isConfirming: boolean
  onDelete: (opener: HTMLElement | null) => void
}

export function DocumentRow({ document, created, isConfirming, onDelete }: RowProps) {
  const title = titleOf(document)
  const standing = standingOf(document)
  const which = copy.dashboard.which(title, created)
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-4 bg-raised p-5 sm:p-6">
      <div className="min-w-0 grow basis-60">
        <h2 className="flex items-center gap-3 text-subhead break-words max-sm:pr-10">
          <StatusDot standing={standing} />
          <Link to={paths.review(document.id)} className="min-w-0 hover:underline focus-visible:underline">
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-base text-soft">
          {isConfirming ? copy.dashboard.confirming : statusText(document)}
          {' · '}
          {copy.dashboard.created(created)}
          {document.status === 'paid' && document.attorneyReview && ` · ${copy.dashboard.reviewAsked}`}
        </p>
        {standing === 'done' && <Signing document={document} which={which} />}
        {standing === 'held' && <p className="mt-2 max-w-xl text-base">{copy.dashboard.heldText}</p>}
        {(standing === 'begun' || standing === 'prepaid') && (
          <div className="mt-3 max-w-xs">
            <ProgressBar
              percent={(100 * stepOf(document)) / document.totalSteps}
              label={copy.dashboard.progress(which)}
            />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <RowActions document={document} which={which} />
        <div className="max-sm:absolute max-sm:top-3 max-sm:right-2">
          <RowMenu which={which} onDelete={onDelete} />
        </div>
      </div>
    </li>
  )
}

/** What is left to do once a document is paid and finished. */
function Signing({ document, which }: { document: Document; which: string }) {
  return (
    <>
      <Link
        to={paths.signing(document.id)}
        aria-label={copy.signing.linkLabel(which)}
        className="link mt-1 inline-flex min-h-11 items-center text-base"
      >
        {copy.signing.link}
      </Link>
      <ChangedNotice document={document} className="mt-2 max-w-xl" />
    </>
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
