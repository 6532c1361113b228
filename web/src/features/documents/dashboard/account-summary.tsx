import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'

type SummaryProps = {
  documents: Document[]
  /** Whether there are more documents than those. */
  hasMore: boolean
  spent: string
}

/** The documents counted, and what was spent, in words that its page has. */
export function AccountSummary({ documents, hasMore, spent }: SummaryProps) {
  const count = (found: Document[]) =>
    hasMore ? copy.dashboard.summaryMore(found.length) : `${found.length}`
  const done = documents.filter(({ status, interview }) => status === 'paid' && interview.complete)
  return (
    <section className="rounded-md border border-line bg-raised p-5 sm:p-6">
      <h2 className="text-heading">{copy.dashboard.summaryTitle}</h2>
      <dl className="mt-3 grid gap-x-4 gap-y-2 max-sm:flex max-sm:flex-wrap max-sm:justify-between sm:mt-4">
        <Figure label={copy.dashboard.summaryCreated} value={count(documents)} />
        <Figure label={copy.dashboard.summaryCompleted} value={count(done)} />
        <Figure label={copy.dashboard.summarySpent} value={spent} />
      </dl>
      <Link to={paths.account()} className="link mt-3 inline-block py-1 sm:mt-4">
        {copy.shell.yourAccount}
      </Link>
    </section>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-x-4 max-sm:flex-col-reverse max-sm:justify-end sm:flex-wrap sm:items-baseline sm:justify-between">
      <dt className="text-soft max-sm:max-w-24 max-sm:text-sm max-sm:leading-snug">{label}</dt>
      <dd className="font-serif text-subhead tabular-nums">{value}</dd>
    </div>
  )
}
