import type { UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { FormError } from '@/ui/field'

/** The documents that are not loaded yet: whether there are any, and how they are fetched. */
export type Rest = Pick<
  UseSuspenseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>

export function MoreDocuments({
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: Rest) {
  if (!hasNextPage) return null
  return (
    <div className="mt-4">
      <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {copy.dashboard.more}
      </Button>
      <FormError message={isFetchNextPageError ? copy.dashboard.moreFailed : undefined} />
    </div>
  )
}
