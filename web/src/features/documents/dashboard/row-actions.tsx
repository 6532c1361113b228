import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { DownloadIcon } from '@/ui/icons'
import { useDownload } from '../use-download'
import { standingOf } from './standing'

type ActionProps = { document: Document; which: string }

/** What one most likely wants of a document, as it stands. */
export function RowActions({ document, which }: ActionProps) {
  const { id } = document
  const standing = standingOf(document)
  const isFinished = standing === 'done' || (standing === 'held' && document.interview.complete)
  if (!isFinished) {
    return (
      <RowLink to={paths.chat(id)} label={copy.dashboard.continueLabel(which)}>
        {copy.dashboard.continue}
      </RowLink>
    )
  }
  return (
    <>
      {standing === 'done' && <DownloadButton document={document} which={which} />}
      <RowLink to={paths.review(id)} label={copy.dashboard.openLabel(which)}>
        {copy.dashboard.open}
      </RowLink>
      <RowLink to={paths.questionnaire(id)} label={copy.dashboard.editLabel(which)}>
        {copy.dashboard.edit}
      </RowLink>
    </>
  )
}

type RowLinkProps = { to: string; label: string; children: string }

const RowLink = ({ to, label, children }: RowLinkProps) => (
  <Link to={to} aria-label={label} className={buttonClass({ look: 'secondary', shape: 'tight' })}>
    {children}
  </Link>
)

function DownloadButton({ document, which }: ActionProps) {
  const download = useDownload()
  return (
    <Button
      shape="tight"
      busy={download.isPending}
      aria-label={copy.dashboard.downloadLabel(which)}
      onClick={() => download.mutate(document)}
    >
      <DownloadIcon />
      {copy.dashboard.download}
    </Button>
  )
}
