import { useQuery } from '@tanstack/react-query'
import type { Document } from '@/api/types'
import { versions as text } from '@/copy/versions'
import { calendarDay } from '@/lib/dates'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { DownloadIcon } from '@/ui/screen-icons'
import { ChangedNotice } from './changed-notice'
import { useDownload } from './use-download'
import { versionsQuery } from '../versions/queries'

type NewVersionProps = { document: Document; className: string }

/** A paid document that was changed after its last download: which version comes next, and that it is the one to sign. */
export function NewVersion({ document, className }: NewVersionProps) {
  const { last, next } = useNextVersion(document)
  if (!isPrintable(document)) return null
  if (last === undefined) return <ChangedNotice document={document} className={className} />
  if (next === undefined) return null
  const { signed } = document.signing
  return (
    <Notice tone="warning" title={text.signNext(next, signed !== null)} className={className}>
      <p>{signed ? text.keepSigned(calendarDay(signed.date), document.type) : text.nextText(last)}</p>
      <DownloadNext document={document} className="mt-3" />
    </Notice>
  )
}

/** The way to it, where the document says something else than every copy that was downloaded. */
export function DownloadNext({ document, className }: NewVersionProps) {
  const { next } = useNextVersion(document)
  const download = useDownload()
  if (next === undefined) return null
  return (
    <Button
      busy={download.isPending}
      // The button goes away once its version is there: the keyboard goes on from the heading.
      onClick={() => download.mutate(document, { onSuccess: focusHeading })}
      className={className}
    >
      <DownloadIcon />
      {text.downloadNext(next)}
    </Button>
  )
}

const focusHeading = () => window.document.querySelector('h1')?.focus()

/** The newest version that was downloaded, and the one that a download makes. */
export function useNextVersion(document: Document): { last?: number; next?: number } {
  const { data } = useQuery({ ...versionsQuery(document), enabled: isPrintable(document) })
  const last = data?.versions.at(-1)?.number
  // Another part of the page may have asked for the versions of one that cannot be printed.
  if (last === undefined || !isPrintable(document)) return {}
  return data?.hasChanged ? { last, next: last + 1 } : { last }
}

/** Whether there is a PDF to be had of it. */
const isPrintable = ({ status, onHold, interview }: Document): boolean =>
  status === 'paid' && !onHold && interview.complete
