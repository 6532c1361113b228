import { useState } from 'react'
import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { ChangedNotice } from '../download/changed-notice'
import { useChangedSinceDownload } from '../download/downloads'
import { titleOf } from '../title'
import { namesHelp } from '../wizard/finding-parts'
import { DownloadButton } from './download-button'
import type { Next } from './milestones'
import { MilestoneList } from './milestone-list'
import { QuestionsLeft } from './questions-left'
import { isQuiet, NextAction } from './next-action'
import { PaperCard } from './paper-card'
import { RowMenu } from './row-menu'
import { documentState } from './document-state'

type RowProps = {
  Heading: 'h2' | 'h3'
  document: Document
  /** When it was made, in words that tell it from others of its name. */
  created: string
  isConfirming: boolean
  /** Whether it is one of many drafts, which take little room. */
  isSlim: boolean
  /** Whether no other paper needs its owner more. */
  isFirst: boolean
  onDelete: (opener: HTMLElement | null) => void
}

/** One paper of the shelf: how it looks, whose it is, how far it has come and what comes next. */
export function DocumentRow({ onDelete, isFirst, isSlim, ...shown }: RowProps) {
  const { document, created } = shown
  const which = copy.dashboard.which(titleOf(document), created)
  return (
    <PaperCard
      shape={isSlim ? 'slim' : 'row'}
      menu={<RowMenu {...{ document, which, onDelete }} />}
      {...shown}
    >
      {({ next, hasChanged }) => (
        <>
          <MilestoneList {...{ document, which, hasChanged }} />
          <Coming {...{ document, which, next, isFirst }} />
        </>
      )}
    </PaperCard>
  )
}

type ComingProps = { document: Document; which: string; next: Next; isFirst: boolean }

function Coming({ document, which, next, isFirst }: ComingProps) {
  const isDone = documentState(document) === 'done'
  const hasNews = useChangedSinceDownload(document) && isDone
  // A button that changes its place when it is pressed loses the focus.
  const [isDownloadFirst] = useState(hasNews)
  const download = isDone && (
    <DownloadButton {...{ document, which }} look={hasNews ? 'primary' : 'secondary'} />
  )
  const obstacle = next.to === 'unblock' && obstacleOf(document)
  return (
    <>
      {obstacle && <p className="mt-2 text-base sm:mt-4">{obstacle}</p>}
      {next.to === 'rest' && <p className="mt-2 sm:mt-4">{copy.dashboard.next.rest}</p>}
      {isDone && <ChangedNotice document={document} className="mt-4 max-w-xl" />}
      <div className="mt-3 flex flex-wrap items-center gap-2 sm:mt-4">
        <QuestionsLeft next={next} />
        {/* What is signed next has to be what the document says now. */}
        {isDownloadFirst && download}
        <NextAction {...{ document, which, next }} isFirst={isFirst && !hasNews} />
        {!isDownloadFirst && download}
        {isDone && isQuiet(next) && (
          <Link
            to={paths.signing(document.id)}
            aria-label={copy.signing.linkLabel(which)}
            // Where something is to be done, that leads there; on a phone it is in the menu.
            className={buttonClass({ look: 'quiet', shape: 'tight', className: 'max-sm:hidden' })}
          >
            {copy.signing.link}
          </Link>
        )}
        {isDone && (
          <Link
            to={paths.questionnaire(document.id)}
            aria-label={copy.dashboard.editLabel(which)}
            // With little room it is in the menu.
            className={buttonClass({ look: 'secondary', shape: 'tight', className: '@max-[36rem]:hidden' })}
          >
            {copy.dashboard.edit}
          </Link>
        )}
      </div>
    </>
  )
}

/** The first thing that stops it. That its owner may be in danger is not said where somebody else can look. */
const obstacleOf = ({ interview }: Document): string | undefined =>
  interview.findings.find((finding) => finding.level === 'block' && !namesHelp(finding))?.title
