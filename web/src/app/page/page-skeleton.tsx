import { copy } from '@/copy'
import { Skeleton } from '@/ui/skeleton'
import { WaitingBar } from './waiting-bar'

/** Stands in for a page that is on its way. In a task, which has the screen to itself, also for its bar. */
export function PageSkeleton() {
  return (
    <>
      <WaitingBar />
      <Skeleton label={copy.shell.loading} className="page-skeleton" />
    </>
  )
}
