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
    <section className="rounded-md border border-line bg-raised p-6">
      <h2 className="text-heading">{copy.dashboard.summaryTitle}</h2>
      <dl className="mt-4 space-y-2">
        <Figure label={copy.dashboard.summaryCreated} value={count(documents)} />
        <Figure label={copy.dashboard.summaryCompleted} value={count(done)} />
        <Figure label={copy.dashboard.summarySpent} value={spent} />
      </dl>
      <Link to={paths.account()} className="link mt-4 inline-block py-1">
        {copy.shell.yourAccount}
      </Link>
    </section>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-soft">{label}</dt>
      <dd className="font-serif text-subhead tabular-nums">{value}</dd>
    </div>
  )
}
