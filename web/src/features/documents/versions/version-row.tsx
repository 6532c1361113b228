import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Document, Version } from '@/api/types'
import { verify } from '@/copy/verify'
import { versions as text } from '@/copy/versions'
import { calendarDay, floridaDayAndTime } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Changes } from './changes'
import { useDownloadVersion } from './use-download-version'

type RowProps = { document: Document; version: Version; isSigned: boolean; isCurrent: boolean }

/** A version: when it was downloaded, whether it is the signed one, and what it changed. */
export function VersionRow({ document, version, isSigned, isCurrent }: RowProps) {
  const { number, renderedAt, lawAsOf, templateVersion, code, sha256 } = version
  const [isOpen, setOpen] = useState(false)
  const changes = useId()
  const download = useDownloadVersion(document)
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-subhead">{text.name(number)}</h3>
        {isSigned && <Mark>{text.signed}</Mark>}
        {isCurrent && <Mark>{text.current}</Mark>}
      </div>
      <p className="mt-1 text-base text-soft">
        {text.downloaded(floridaDayAndTime(renderedAt))} · {text.law(calendarDay(lawAsOf), templateVersion)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Files version={version} download={download} />
        {number > 1 && (
          <Button
            look="secondary"
            shape="compact"
            aria-label={text.compareLabel(number)}
            aria-expanded={isOpen}
            aria-controls={changes}
            onClick={() => setOpen(!isOpen)}
          >
            {text.compare}
          </Button>
        )}
      </div>
      <div id={changes} hidden={!isOpen}>
        {isOpen && <Changed {...{ document, version, download }} />}
      </div>
      {code && (
        <Link to={paths.verify(code)} className="link mt-2 inline-flex min-h-11 items-center text-base">
          {verify.link(code)}
        </Link>
      )}
      <p className="mt-2 text-sm break-all text-soft">
        {text.mark}: <code>{sha256}</code>
      </p>
    </li>
  )
}

type FilesProps = { version: Version; download: ReturnType<typeof useDownloadVersion> }

/** The version's PDF, to be looked at or kept. */
const Files = ({ version, download }: FilesProps) => (
  <>
    <Button
      look="secondary"
      shape="compact"
      busy={download.isPending}
      aria-label={text.openLabel(version.number)}
      // Browsers allow a tab to the press itself and to no one else.
      onClick={() => download.mutate({ version, changes: false, tab: window.open('', '_blank') })}
    >
      {text.open}
    </Button>
    <Button
      look="secondary"
      shape="compact"
      busy={download.isPending}
      aria-label={text.downloadLabel(version.number)}
      onClick={() => download.mutate({ version, changes: false })}
    >
      {text.download}
    </Button>
  </>
)

/** What the version changed of the one before it. */
const Changed = ({ document, version, download }: FilesProps & { document: Document }) => (
  <div className="mt-5">
    <Changes document={document} number={version.number - 1} other={version.number} />
    <Button
      look="secondary"
      shape="compact"
      className="mt-4"
      busy={download.isPending}
      aria-label={text.withChangesLabel(version.number)}
      onClick={() => download.mutate({ version, changes: true })}
    >
      {text.withChanges}
    </Button>
  </div>
)

const Mark = ({ children }: { children: string }) => (
  <span className="rounded-full bg-palm-soft px-3 py-0.5 text-sm font-semibold text-palm">{children}</span>
)
