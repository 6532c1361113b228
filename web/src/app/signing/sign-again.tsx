import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Document, Preview } from '@/api/types'
import { copy } from '@/copy'
import { versions } from '@/copy/versions'
import { DownloadNext } from '@/features/documents/download/new-version'
import { versionsQuery } from '@/features/documents/versions/queries'
import { calendarDay } from '@/lib/dates'
import { buttonClass } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { FocusTarget } from './focus-target'
import { useWhatIsLeft, wayTo } from './preparation'

type SignAgainProps = { document: Document; preview: Preview; isNew: boolean }

/** What was signed is out of date. */
export function SignAgain({ document, preview, isNew }: SignAgainProps) {
  const { signed } = document.signing
  const { data } = useQuery({ ...versionsQuery(document), enabled: signed !== null })
  if (!signed) return null
  if (data?.signed && !data.signAgain)
    return <Notice className="mb-8 max-w-3xl">{versions.sameAgain(data.signed)}</Notice>
  return (
    <FocusTarget isNew={isNew}>
      <Notice tone="warning" title={copy.signing.again.title} className="mb-8 max-w-3xl">
        <p>{copy.signing.again.text(calendarDay(signed.date))}</p>
        <p className="mt-3">{versions.keepSigned(calendarDay(signed.date), document.type)}</p>
        <Next document={document} preview={preview} />
      </Notice>
    </FocusTarget>
  )
}

/** The new copy; before it, the answer that keeps it from the printer. */
function Next({ document, preview }: Omit<SignAgainProps, 'isNew'>) {
  const [issue] = useWhatIsLeft({ document, preview })
  if (!issue) return <DownloadNext document={document} className="mt-3" />
  return (
    <Link to={wayTo(document.id, issue)} className={buttonClass({ className: 'mt-3' })}>
      {issue.way}
    </Link>
  )
}
