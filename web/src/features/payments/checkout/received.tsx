import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { DashboardLink, Titled } from '../titled'

type ReceivedProps = { hasFailed: boolean; onRetry: () => void }

/** The money is there, and what it bought is on its way. */
export function Received({ hasFailed, onRetry }: ReceivedProps) {
  if (!hasFailed) {
    return (
      <Titled title={copy.checkout.receivedTitle}>
        <p role="status" className="mt-2 mb-5">
          {copy.checkout.bringing}
        </p>
        <Skeleton lines={2} label={copy.shell.loading} />
      </Titled>
    )
  }
  return (
    <Titled title={copy.checkout.receivedTitle} text={copy.checkout.notCreatedText}>
      <Button className="mt-5 w-full" onClick={onRetry}>
        {copy.checkout.retry}
      </Button>
      <DashboardLink />
    </Titled>
  )
}
