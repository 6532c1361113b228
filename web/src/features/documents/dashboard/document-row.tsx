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
import { standingOf, type Standing } from './standing'

type RowProps = {
  document: Document
  /** When it was made, in words that tell it from others of its name. */
  created: string
  isConfirming: boolean
  onDelete: () => void
}

export function DocumentRow({ document, created, isConfirming, onDelete }: RowProps) {
  const { name } = document
  const standing = standingOf(document)
  const which = copy.dashboard.which(name, created)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-4 bg-raised p-5 sm:p-6">
      <div className="min-w-0 grow basis-60">
        <h2 className="flex items-center gap-3 text-xl break-words">
          <StatusDot standing={standing} />
          {name}
        </h2>
        <p className="mt-1 text-[0.9375rem] text-soft">
          {isConfirming ? copy.dashboard.confirming : statusText(document)}
          {' · '}
          {copy.dashboard.created(created)}
        </p>
        {(standing === 'begun' || standing === 'prepaid') && (
          <div className="mt-3 max-w-xs">
            <ProgressBar
              percent={(100 * stepOf(document)) / document.totalSteps}
              label={copy.dashboard.progress(which)}
            />
          </div>
        )}
      </div>
      <div className="flex gap-2">
        {standing === 'done' ? (
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
function StatusDot({ standing }: { standing: Standing }) {
  return <span aria-hidden="true" className={cx('size-3 shrink-0 rounded-full border-2', dots[standing])} />
}

const dots: Record<Standing, string> = {
  done: 'border-accent bg-accent',
  answered: 'border-accent bg-accent',
  prepaid: 'border-accent bg-accent-soft',
  begun: 'border-accent',
  draft: 'border-edge',
}

/** The step one is at, counted from one; past the last question it stays at the last. */
const stepOf = ({ currentStep, totalSteps }: Document): number => Math.min(currentStep + 1, totalSteps)

function statusText(document: Document): string {
  const step = copy.dashboard.statusStep(stepOf(document), document.totalSteps)
  const texts: Record<Standing, string> = {
    done: copy.dashboard.statusPaid,
    answered: copy.dashboard.statusDraft,
    prepaid: copy.dashboard.statusPrepaid(step),
    begun: step,
    draft: copy.dashboard.statusDraft,
  }
  return texts[standingOf(document)]
}
