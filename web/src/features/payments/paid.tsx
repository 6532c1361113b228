import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { DownloadIcon } from '@/ui/screen-icons'
import { DashboardLink, Titled } from './titled'

export type Download = {
  start: () => void
  isBusy: boolean
  /** What there is to say of a copy that was downloaded before. */
  note?: ReactNode
}

type PaidProps = { id: number; isComplete: boolean; download: Download }

/** There is nothing more to pay, and when all is answered there is the PDF. */
export function Paid({ id, isComplete, download }: PaidProps) {
  return (
    <Titled
      title={copy.review.paidTitle}
      text={isComplete ? copy.review.paidText : copy.review.paidIncomplete}
    >
      <Button busy={download.isBusy} disabled={!isComplete} onClick={download.start} className="mt-5 w-full">
        <DownloadIcon />
        {copy.review.download}
      </Button>
      {isComplete && (
        <Link to={paths.signing(id)} className={buttonClass({ look: 'secondary', className: 'mt-3 w-full' })}>
          {copy.signing.link}
        </Link>
      )}
      {download.note}
    </Titled>
  )
}

/** The payment is disputed: there is nothing to pay, and no PDF until that is settled. */
export function OnHold() {
  return (
    <Titled title={copy.review.heldTitle} text={copy.review.heldText}>
      <DashboardLink />
    </Titled>
  )
}
