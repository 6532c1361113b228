import { useQuery } from '@tanstack/react-query'
import type { Document, Versions } from '@/api/types'
import { versions as text } from '@/copy/versions'
import { FailedPart } from '../failed-part'
import { Changes } from './changes'
import { versionsQuery } from './queries'
import { VersionRow } from './version-row'

/** Every version that was downloaded, the newest first, and what has changed since. */
export function VersionList({ document }: { document: Document }) {
  const { data, isError, refetch } = useQuery(versionsQuery(document))
  if (isError) return <FailedPart text={text.failed} retry={text.retry} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{text.loading}</p>
  const last = data.versions.at(-1)
  if (!last) return <p>{text.none}</p>
  return (
    <>
      <VersionsStatus versions={data} />
      {data.hasChanged && <Changes document={document} number={data.signed ?? last.number} other="now" />}
      <ol className="mt-4 divide-y divide-line" reversed>
        {data.versions.toReversed().map((version) => (
          <VersionRow
            key={version.number}
            document={document}
            version={version}
            isSigned={version.number === data.signed}
            isCurrent={version.number === last.number && !data.hasChanged}
          />
        ))}
      </ol>
    </>
  )
}

/** Which copy is signed, and whether it still says what the document says. */
function VersionsStatus({ versions: { signed, signAgain, versions } }: { versions: Versions }) {
  if (signed === null) return null
  if (signAgain) return <p className="mb-6 max-w-2xl">{text.againText(signed)}</p>
  return versions.length > 1 ? <p className="mb-4">{text.sameAgain(signed)}</p> : null
}
