import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/app/copy'
import { paths } from '@/app/paths'
import { dollars } from '@/lib/money'
import { standingOf } from './standing'

export function AccountSummary({ documents }: { documents: Document[] }) {
  const paid = documents.filter(({ status }) => status === 'paid')
  const spent = paid.reduce((sum, { amountPaid }) => sum + (amountPaid ?? 0), 0)
  const done = documents.filter((document) => standingOf(document) === 'done')
  return (
    <section className="rounded-md border border-line bg-raised p-6">
      <h2 className="text-2xl">{copy.dashboard.summaryTitle}</h2>
      <dl className="mt-4 space-y-2">
        <Figure label={copy.dashboard.summaryCreated} value={String(documents.length)} />
        <Figure label={copy.dashboard.summaryCompleted} value={String(done.length)} />
        <Figure label={copy.dashboard.summarySpent} value={dollars(spent)} />
      </dl>
      <Link to={paths.account()} className="link mt-4 inline-block py-1">
        {copy.shell.yourAccount}
      </Link>
    </section>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-soft">{label}</dt>
      <dd className="font-serif text-xl tabular-nums">{value}</dd>
    </div>
  )
}
