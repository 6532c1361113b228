import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { Notice } from '@/ui/notice'
import { useChangedSinceDownload } from './downloads'

/** A paid document says something else than the copy that was downloaded, and perhaps signed. On hold it cannot be downloaded. */
export function ChangedNotice({ document, className }: { document: Document; className?: string }) {
  const hasChanged = useChangedSinceDownload(document)
  if (!hasChanged || document.status !== 'paid' || document.onHold) return null
  return (
    <Notice tone="warning" title={copy.signing.changedTitle} {...(className && { className })}>
      <p>{copy.signing.changedText}</p>
    </Notice>
  )
}
