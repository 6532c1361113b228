import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/app/copy'
import { paths } from '@/app/paths'
import { Button, buttonClass } from '@/ui/button'
import { DownloadIcon } from '@/ui/icons'
import { useDownload } from '../use-download'
import { standingOf } from './standing'

/** What one most likely wants of a document, as it stands. */
export function MainAction({ document, which }: { document: Document; which: string }) {
  const standing = standingOf(document)
  const action = { id: document.id, which }
  if (standing === 'done') return <DownloadButton {...action} />
  return standing === 'held' && document.interview.complete ? (
    <OpenLink {...action} />
  ) : (
    <ContinueLink {...action} />
  )
}

type ActionProps = { id: number; which: string }

/** To the review, where the document is read and edited. */
function OpenLink({ id, which }: ActionProps) {
  return (
    <Link
      to={paths.review(id)}
      aria-label={copy.dashboard.openLabel(which)}
      className={buttonClass({ look: 'secondary' })}
    >
      {copy.dashboard.open}
    </Link>
  )
}

function ContinueLink({ id, which }: ActionProps) {
  return (
    <Link
      to={paths.chat(id)}
      aria-label={copy.dashboard.continueLabel(which)}
      className={buttonClass({ look: 'secondary' })}
    >
      {copy.dashboard.continue}
    </Link>
  )
}

function DownloadButton({ id, which }: ActionProps) {
  const download = useDownload()
  return (
    <Button
      busy={download.isPending}
      aria-label={copy.dashboard.downloadLabel(which)}
      onClick={() => download.mutate(id)}
    >
      <DownloadIcon />
      {copy.dashboard.download}
    </Button>
  )
}
