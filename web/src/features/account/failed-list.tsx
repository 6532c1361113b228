import { copy } from '@/copy'
import { Button } from '@/ui/button'

/** In the place of a list that could not be loaded. The page around it stays. */
export function FailedList({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-md border border-line bg-raised p-6">
      <p>{text}</p>
      <Button look="secondary" className="mt-4" onClick={onRetry}>
        {copy.account.retry}
      </Button>
    </div>
  )
}
