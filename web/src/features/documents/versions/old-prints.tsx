import { useQuery } from '@tanstack/react-query'
import type { Document } from '@/api/types'
import { versions as text } from '@/copy/versions'
import { Notice } from '@/ui/notice'
import { versionsQuery } from './queries'

/** An older print looks like the newest one, and can be signed by mistake. Where a copy is signed, that is said instead. */
export function OldPrints({ document, className }: { document: Document; className: string }) {
  const isWanted = document.status === 'paid' && document.signing.signed === null
  const { data } = useQuery({ ...versionsQuery(document), enabled: isWanted })
  const newest = data?.versions.at(-1)?.number ?? 0
  if (!isWanted || data?.hasChanged || newest < 2) return null
  return <Notice className={className}>{text.oldPrints(newest, document.type)}</Notice>
}
