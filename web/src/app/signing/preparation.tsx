import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Document, Preview } from '@/api/types'
import { copy } from '@/copy'
import { signingUnfinished as text } from '@/copy/signing-unfinished'
import { documentTypesQuery } from '@/features/catalog/queries'
import { changePath } from '@/features/documents/answers'
import { openIssues, type OpenIssue } from '@/features/documents/review/open-issues'
import { titleOf } from '@/features/documents/title'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { PageHeading } from '../page/page-heading'

type PreparationProps = { document: Document; preview: Preview }

/** Where it cannot be printed yet. */
export function Preparation({ document, preview }: PreparationProps) {
  const issues = useWhatIsLeft({ document, preview })
  const isReopened = issues.length > 0
  return (
    <>
      <PageHeading>{copy.signing.heading(titleOf(document))}</PageHeading>
      <div className="mt-3 max-w-2xl text-lg text-soft">
        {isReopened ? <Left id={document.id} issues={issues} /> : <p>{leadOf(document)}</p>}
      </div>
      <Link
        to={paths.review(document.id)}
        className={buttonClass({ look: isReopened ? 'secondary' : 'primary', className: 'mt-6' })}
      >
        {copy.signing.read}
      </Link>
    </>
  )
}

const leadOf = ({ onHold }: Document): string =>
  onHold ? copy.signing.leadHeld : copy.signing.leadUnfinished

/** What keeps a document from the printer that is paid already. A notice does not. */
export function useWhatIsLeft({ document, preview }: PreparationProps): OpenIssue[] {
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  const type = types.find(({ id }) => id === document.type)
  if (!type || document.status !== 'paid' || document.onHold) return []
  return openIssues(preview, [], type).filter(({ tone }) => tone !== 'warning')
}

function Left({ id, issues }: { id: number; issues: OpenIssue[] }) {
  return (
    <>
      <p>{issues.every(({ title }) => title) && issues.length === 1 ? text.paid : text.paidSeveral}</p>
      <ul className="my-2 space-y-1 text-ink">
        {issues.map((issue) => (
          <li key={issue.anchor}>
            <p className="font-semibold">{copy.review.stopped(issue.text, issue.title)}</p>
            <Link to={wayTo(id, issue)} className="link inline-flex min-h-11 items-center">
              {issue.way}
            </Link>
          </li>
        ))}
      </ul>
      <p>{text.print}</p>
    </>
  )
}

/** A single answer is changed at once; several stand on the review. */
export const wayTo = (id: number, { question, anchor }: OpenIssue): string =>
  question ? changePath(id, question) : `${paths.review(id)}#${anchor}`
