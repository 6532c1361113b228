import { useQuery } from '@tanstack/react-query'
import type { Document } from '@/api/types'
import { versions as text } from '@/copy/versions'
import { Disclosure } from '@/ui/disclosure'
import { Changes } from './changes'
import { versionsQuery } from './queries'

/** On the page where a paid document is read: what differs from the copy that its owner has. Nothing where it reads the same. */
export function ChangedSince({ document }: { document: Document }) {
  const { data } = useQuery({ ...versionsQuery(document), enabled: document.status === 'paid' })
  const last = data?.versions.at(-1)
  if (!data?.hasChanged || !last) return null
  return (
    <div className="mt-4">
      <Disclosure isWide summary={text.sinceCopy(last.number, last.renderedAt)}>
        <Changes document={document} number={last.number} other="now" isTitled />
      </Disclosure>
    </div>
  )
}
