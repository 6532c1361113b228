import { copy } from '@/copy'
import { Button, Spinner } from '@/ui/button'
import { DashboardLink, Titled } from '../titled'

type ReceivedProps = { hasFailed: boolean; onRetry: () => void }

/** The money is there, and what it bought is on its way. */
export function Received({ hasFailed, onRetry }: ReceivedProps) {
  if (!hasFailed) {
    return (
      <Titled title={copy.checkout.receivedTitle}>
        <p role="status" className="mt-3 flex gap-3">
          <span className="mt-1 shrink-0 text-accent">
            <Spinner />
          </span>
          {copy.checkout.bringing}
        </p>
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
