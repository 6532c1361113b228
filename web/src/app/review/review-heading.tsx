import { Link } from 'react-router'
import type { Document, DocumentType, Preview } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { AttorneyState } from '@/features/documents/attorney-state'
import { titleOf } from '@/features/documents/title'
import { OldNamesNotice } from '@/features/documents/names/old-names-notice'
import { ChangedSince } from '@/features/documents/versions/changed-since'
import { NewVersion, useNextVersion } from '@/features/documents/download/new-version'
import type { OpenIssue } from '@/features/documents/review/open-issues'
import { PageHeading } from '../page/page-heading'
import { HeldState, ReviewState } from './review-state'

type ReviewHeadingProps = {
  document: Document
  type: DocumentType
  preview: Preview
  isForSale: boolean
  obstacles: OpenIssue[]
}

export function ReviewHeading({ document, type, preview, isForSale, obstacles }: ReviewHeadingProps) {
  const isPaid = document.status === 'paid'
  const issues = obstacles.filter(({ tone }) => !isPaid || tone !== 'warning')
  const isStopped = issues.length > 0 && isForSale && !document.onHold
  const { next } = useNextVersion(document)
  const hasLead = !isStopped && next === undefined
  return (
    <>
      <p className="font-semibold text-accent">{copy.review.state}</p>
      <PageHeading size="small" className="mt-1">
        {copy.review.heading(titleOf(document))}
      </PageHeading>
      {isStopped && <ReviewState document={document} issues={issues} />}
      {hasLead && (
        <p className="mt-3 max-w-2xl text-lg text-soft">
          {document.onHold
            ? copy.review.leadHeld
            : leadOf({ isPaid, isForSale, isComplete: preview.complete })}
        </p>
      )}
      <div className="max-w-2xl">
        <OldNamesNotice
          document={document}
          type={type}
          isFolded
          pathOf={(question) => paths.question(document.id, question, 'review')}
        />
      </div>
      {document.onHold && <HeldState />}
      <AttorneyState document={document} saysNext className="mt-4 max-w-2xl" />
      <NewVersion document={document} className="mt-4 max-w-2xl" />
      <ChangedSince document={document} />
      <Link to={paths.law(type.slug)} className="link mt-1 inline-flex min-h-11 items-center">
        {copy.review.lawLink}
      </Link>
    </>
  )
}

type ReviewProgress = { isPaid: boolean; isForSale: boolean; isComplete: boolean }

/** What can be done with the document as it stands. */
function leadOf({ isPaid, isForSale, isComplete }: ReviewProgress): string {
  if (isPaid) return isComplete ? copy.review.leadPaid : copy.review.leadPaidIncomplete
  return isForSale ? copy.review.lead : copy.review.leadNotForSale
}
