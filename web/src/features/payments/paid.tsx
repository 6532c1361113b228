import { copy } from '@/app/copy'
import { Button } from '@/ui/button'
import { DownloadIcon } from '@/ui/icons'
import { DashboardLink, Titled } from './titled'

export type Download = { start: () => void; isBusy: boolean }

/** There is nothing more to pay, and when all is answered there is the PDF. */
export function Paid({ isComplete, download }: { isComplete: boolean; download: Download }) {
  return (
    <Titled
      title={copy.review.paidTitle}
      text={isComplete ? copy.review.paidText : copy.review.paidIncomplete}
    >
      <Button busy={download.isBusy} disabled={!isComplete} onClick={download.start} className="mt-5 w-full">
        <DownloadIcon />
        {copy.review.download}
      </Button>
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
