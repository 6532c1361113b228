import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { ChangedNotice } from '../download/changed-notice'
import { hasChangedSinceSigning } from '../signing/standing'
import { titleOf } from '../title'
import { DownloadButton } from './download-button'
import { nextOf, reached, type Next } from './ladder'
import { Ladder } from './ladder-view'
import { Miniature } from './miniature/miniature'
import { NextAction } from './next-action'
import { RowMenu } from './row-menu'
import { RowStatus } from './row-status'
import { standingOf } from './standing'
import { needsWitnesses, usePaper } from './use-paper'

type RowProps = {
  document: Document
  /** When it was made, in words that tell it from others of its name. */
  created: string
  isConfirming: boolean
  onDelete: (opener: HTMLElement | null) => void
}

/** One paper of the shelf: how it looks, whose it is, how far it has come and what comes next. */
export function DocumentRow({ document, created, isConfirming, onDelete }: RowProps) {
  const { ref, paper, isAwaited } = usePaper(document)
  const hasChanged = hasChangedSinceSigning(document)
  const title = titleOf(document)
  const which = copy.dashboard.which(title, created)
  const known = { isConfirming, hasChanged, needsWitnesses: needsWitnesses(paper) }
  return (
    <li className="relative flex overflow-hidden rounded-lg bg-raised shadow-low @max-[30rem]:flex-col">
      <Link to={paths.review(document.id)} tabIndex={-1} aria-hidden="true" className={standClass}>
        <Miniature ref={ref} paper={paper} isAwaited={isAwaited} />
      </Link>
      <div className="@container min-w-0 grow p-4 sm:p-6">
        <h2 className="text-subhead break-words sm:pr-10">
          <Link to={paths.review(document.id)} className="hover:underline focus-visible:underline">
            {title}
          </Link>
        </h2>
        <RowStatus {...{ document, created, which, isConfirming }} />
        <Ladder which={which} reached={reached(document, hasChanged)} />
        <Coming {...{ document, which }} next={nextOf(document, known)} />
        <div className="absolute top-2 right-2 sm:top-4 sm:right-4">
          <RowMenu {...{ document, which, onDelete }} />
        </div>
      </div>
    </li>
  )
}

/** Where a paper stands; where there is little room, its upper part is shown. */
const standClass =
  'flex shrink-0 justify-center overflow-hidden bg-shell-4 px-6 pt-5 @max-[30rem]:h-32 @min-[30rem]:items-center @min-[30rem]:py-6'

type ComingProps = { document: Document; which: string; next: Next }

function Coming({ document, which, next }: ComingProps) {
  const standing = standingOf(document)
  return (
    <>
      {next.to === 'answer' && <p className="mt-4">{copy.dashboard.next.left(next.left)}</p>}
      {next.to === 'rest' && <p className="mt-4">{copy.dashboard.next.rest}</p>}
      {standing === 'done' && <ChangedNotice document={document} className="mt-4 max-w-xl" />}
      <div className="mt-4 flex flex-wrap gap-2">
        <NextAction {...{ document, which, next }} />
        {standing === 'done' && (
          <>
            <DownloadButton {...{ document, which }} />
            <Link
              to={paths.questionnaire(document.id)}
              aria-label={copy.dashboard.editLabel(which)}
              className={buttonClass({ look: 'secondary', shape: 'tight' })}
            >
              {copy.dashboard.edit}
            </Link>
          </>
        )}
      </div>
    </>
  )
}
