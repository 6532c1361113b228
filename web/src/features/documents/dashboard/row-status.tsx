import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { calendarDay } from '@/lib/dates'
import { ProgressBar } from '@/ui/progress-bar'
import { filingOf } from '../signing/filing'
import { hasChangedSinceSigning, isSigned } from '../signing/signed-state'
import { questionsLeft } from './milestones'
import { documentState, isBeingAnswered, type DocumentState } from './document-state'

type StatusProps = {
  document: Document
  created: string
  which: string
  isConfirming: boolean
  isSlim: boolean
}

/** Where a document stands, in words; of one that is being answered, how far that is. */
export function RowStatus({ document, created, which, isConfirming, isSlim }: StatusProps) {
  const state = documentState(document)
  const words = isConfirming ? copy.dashboard.confirming : wordsOf(document)
  const isSaidBelow = isSlim && document.status !== 'paid' && !isConfirming
  return (
    <>
      <p className={cx('mt-1 text-base text-soft', isSlim && 'max-sm:text-sm')}>
        {/* Of a draft among many, what is left to answer says as much. */}
        {isSaidBelow ? <span className="max-sm:sr-only">{words}</span> : words}
        {/* On a phone each has a line of its own. */}
        <span className="max-sm:sr-only">{' · '}</span>
        <span className="max-sm:block">{copy.dashboard.created(created)}</span>
      </p>
      {state === 'held' && <p className="mt-2 max-w-xl text-base">{copy.dashboard.heldText}</p>}
      {isBeingAnswered(document) && (
        <div className="mt-3 max-w-xs">
          <ProgressBar
            percent={(100 * stepOf(document)) / document.interview.visible.length}
            label={copy.dashboard.progress(which)}
          />
        </div>
      )}
    </>
  )
}

function wordsOf(document: Document): string {
  const isUnsigned = documentState(document) === 'done' && !isSigned(document)
  return isUnsigned ? `${statusText(document)}, ${unsignedText(document)}` : statusText(document)
}

/** A copy that says something else may well be signed already. */
function unsignedText(document: Document): string {
  const { filedOn } = filingOf(document.data)
  if (hasChangedSinceSigning(document)) return copy.dashboard.changedSinceSigned
  return filedOn ? copy.dashboard.filed(calendarDay(filedOn)) : copy.dashboard.notSigned
}

/** The step one is at, of the questions that are asked; past the last one it stays at the last. */
const stepOf = (document: Document): number => {
  const asked = document.interview.visible.length
  return Math.min(asked - questionsLeft(document) + 1, asked)
}

function statusText(document: Document): string {
  const step = copy.dashboard.statusStep(stepOf(document), document.interview.visible.length)
  const texts: Record<DocumentState, string> = {
    done: copy.dashboard.statusPaid,
    answered: copy.dashboard.statusDraft,
    prepaid: copy.dashboard.statusPrepaid(step),
    held: copy.dashboard.statusHeld,
    begun: step,
    draft: copy.dashboard.statusDraft,
  }
  return texts[documentState(document)]
}
