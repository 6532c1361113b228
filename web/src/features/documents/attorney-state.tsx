import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { Notice } from '@/ui/notice'

type AttorneyRequestedProps = { document: Document; className: string }

/** What became of the attorney review that was bought with a document. */
export function AttorneyRequested({ document, className }: AttorneyRequestedProps) {
  if (document.status !== 'paid' || !document.attorneyReview || document.onHold) return null
  return (
    <Notice className={className}>
      <p>{copy.review.attorneyRequested}</p>
    </Notice>
  )
}
