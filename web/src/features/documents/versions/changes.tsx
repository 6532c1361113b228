import { useQuery } from '@tanstack/react-query'
import type { Document, VersionChanges } from '@/api/types'
import { versions as text } from '@/copy/versions'
import { FailedPart } from '../failed-part'
import { Change } from './change'
import { changesQuery } from './queries'

type ChangesProps = {
  document: Document
  /** The older version. */
  number: number
  /** The number of the newer one, or the document as it stands. */
  other: number | 'now'
  /** Whether what stands above says already since when. */
  isTitled?: boolean
}

/** What differs between a version and another one. */
export function Changes({ document, number, other, isTitled = false }: ChangesProps) {
  const { data, isError, refetch } = useQuery(changesQuery(document, number, String(other)))
  if (isError) return <FailedPart text={text.failed} retry={text.retry} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{text.comparing}</p>
  return <ChangeList document={document} changes={data} isTitled={isTitled} />
}

type ListProps = { document: Document; changes: VersionChanges; isTitled: boolean }

function ChangeList({ document, changes, isTitled }: ListProps) {
  const { before, clauses, cover } = changes
  const hasSeveral = new Set(clauses.map(({ instrument }) => instrument)).size > 1
  return (
    <div>
      {!isTitled && <h3 className="text-subhead">{text.since(before.number)}</h3>}
      {clauses.length === 0 ? (
        <p className="mt-2">{cover ? text.coverOnly : text.nothing}</p>
      ) : (
        <>
          <p className="mt-1 text-soft">{text.count(clauses.length)}.</p>
          <ul className="mt-4 space-y-4">
            {clauses.map((change) => (
              <Change key={`${change.instrument} ${change.clause}`} {...{ document, change, hasSeveral }} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
