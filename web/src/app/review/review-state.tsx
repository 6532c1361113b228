import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { versions } from '@/copy/versions'
import { changePath } from '@/features/documents/answers'
import type { OpenIssue } from '@/features/documents/review/open-issues'
import { hasChangedSinceSigning } from '@/features/documents/signing/signed-state'
import { calendarDay } from '@/lib/dates'
import { Notice } from '@/ui/notice'

type ReviewStateProps = { document: Document; issues: OpenIssue[] }

/** What keeps the document from going on, said before anything else, with the way to it. */
export function ReviewState({ document, issues }: ReviewStateProps) {
  const { signed } = document.signing
  const [gravest] = issues
  if (!gravest) return null
  return (
    <Notice tone={gravest.tone} className="mt-4 max-w-2xl">
      <ul className="space-y-2">
        {issues.map((issue) => (
          <li key={issue.anchor}>
            <p className="font-semibold">{copy.review.stopped(issue.text, issue.title)}</p>
            {issue.reason && <p>{issue.reason}</p>}
            <WayTo id={document.id} issue={issue} />
          </li>
        ))}
      </ul>
      {signed && hasChangedSinceSigning(document) && (
        <p className="mt-2">{versions.keepSigned(calendarDay(signed.date), document.type)}</p>
      )}
    </Notice>
  )
}

/** Why nothing can be downloaded. Beside the paper, where there is room, the card says the same. */
export const HeldState = () => (
  <Notice tone="warning" title={copy.review.heldTitle} className="mt-4 max-w-2xl lg:hidden">
    <p>{copy.review.heldText}</p>
  </Notice>
)

/** One answer is changed at once; what else there is stands on this page. */
function WayTo({ id, issue: { anchor, question, way } }: { id: number; issue: OpenIssue }) {
  const style = 'inline-flex min-h-11 items-center underline underline-offset-4'
  if (question) {
    return (
      <Link to={changePath(id, question)} className={style}>
        {way}
      </Link>
    )
  }
  return (
    <a href={`#${anchor}`} className={style}>
      {way}
    </a>
  )
}
