import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/app/copy'
import { paths } from '@/app/paths'
import { Button, buttonClass } from '@/ui/button'
import { cx } from '@/ui/cx'
import { DownloadIcon, TrashIcon } from '@/ui/icons'
import { ProgressBar } from '@/ui/progress-bar'
import { Tooltip } from '@/ui/tooltip'
import { useDownload } from '../use-download'

type RowProps = {
  document: Document
  /** When it was made, in words that tell it from others of its name. */
  created: string
  isConfirming: boolean
  onDelete: () => void
}

export function DocumentRow({ document, created, isConfirming, onDelete }: RowProps) {
  const { name, status } = document
  const which = copy.dashboard.which(name, created)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-4 bg-raised p-5 sm:p-6">
      <div className="min-w-0 grow basis-60">
        <h2 className="flex items-center gap-3 text-xl break-words">
          <StatusDot status={status} />
          {name}
        </h2>
        <p className="mt-1 text-[0.9375rem] text-soft">
          {isConfirming ? copy.dashboard.confirming : statusText(document)}
          {' · '}
          {copy.dashboard.created(created)}
        </p>
        {status === 'in_progress' && (
          <div className="mt-3 max-w-xs">
            <ProgressBar
              percent={(100 * stepOf(document)) / document.totalSteps}
              label={copy.dashboard.progress(which)}
            />
          </div>
        )}
      </div>
      <div className="flex gap-2">
        {status === 'paid' ? (
          <DownloadButton id={document.id} which={which} />
        ) : (
          <ContinueLink id={document.id} which={which} />
        )}
        <Tooltip label={copy.dashboard.delete}>
          <Button
            look="quiet-danger"
            shape="icon"
            aria-label={copy.dashboard.deleteLabel(which)}
            onClick={onDelete}
          >
            <TrashIcon />
          </Button>
        </Tooltip>
      </div>
    </li>
  )
}

type ActionProps = { id: number; which: string }

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

/** Repeats for the eye what the text beside it says. */
function StatusDot({ status }: { status: Document['status'] }) {
  const isDone = status === 'paid' || status === 'completed'
  return (
    <span
      aria-hidden="true"
      className={cx(
        'size-3 shrink-0 rounded-full border-2',
        isDone ? 'border-accent bg-accent' : status === 'in_progress' ? 'border-accent' : 'border-edge',
      )}
    />
  )
}

/** The step one is at, counted from one; past the last question it stays at the last. */
const stepOf = ({ currentStep, totalSteps }: Document): number => Math.min(currentStep + 1, totalSteps)

function statusText(document: Document): string {
  if (document.status === 'paid') return copy.dashboard.statusPaid
  if (document.status !== 'in_progress') return copy.dashboard.statusDraft
  return copy.dashboard.statusStep(stepOf(document), document.totalSteps)
}
