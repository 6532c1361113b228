import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { ChangedNotice } from '../download/changed-notice'
import { DownloadButton } from './download-button'
import { reached, type Next } from './ladder'
import { Ladder } from './ladder-view'
import { NextAction } from './next-action'
import { PaperCard } from './paper-card'
import { RowMenu } from './row-menu'
import { standingOf } from './standing'

type RowProps = {
  Heading: 'h2' | 'h3'
  document: Document
  /** When it was made, in words that tell it from others of its name. */
  created: string
  isConfirming: boolean
  onDelete: (opener: HTMLElement | null) => void
}

/** One paper of the shelf: how it looks, whose it is, how far it has come and what comes next. */
export function DocumentRow({ onDelete, ...shown }: RowProps) {
  const { document } = shown
  return (
    <PaperCard shape="row" {...shown}>
      {({ which, next, hasChanged }) => (
        <>
          <div className="max-sm:hidden">
            <Ladder which={which} reached={reached(document, hasChanged)} />
          </div>
          <Coming {...{ document, which, next }} />
          <div className="absolute top-2 right-2 sm:top-4 sm:right-4">
            <RowMenu {...{ document, which, onDelete }} />
          </div>
        </>
      )}
    </PaperCard>
  )
}

type ComingProps = { document: Document; which: string; next: Next }

function Coming({ document, which, next }: ComingProps) {
  const standing = standingOf(document)
  return (
    <>
      {next.to === 'answer' && <p className="mt-2 sm:mt-4">{copy.dashboard.next.left(next.left)}</p>}
      {next.to === 'rest' && <p className="mt-2 sm:mt-4">{copy.dashboard.next.rest}</p>}
      {standing === 'done' && <ChangedNotice document={document} className="mt-4 max-w-xl" />}
      <div className="mt-3 flex flex-wrap gap-2 sm:mt-4">
        <NextAction {...{ document, which, next }} />
        {standing === 'done' && (
          // On a phone both are in the menu.
          <div className="flex flex-wrap gap-2 max-sm:hidden">
            <DownloadButton {...{ document, which }} />
            <Link
              to={paths.questionnaire(document.id)}
              aria-label={copy.dashboard.editLabel(which)}
              className={buttonClass({ look: 'secondary', shape: 'tight' })}
            >
              {copy.dashboard.edit}
            </Link>
          </div>
        )}
      </div>
    </>
  )
}
