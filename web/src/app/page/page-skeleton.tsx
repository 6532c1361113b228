import { copy } from '@/copy'
import { Skeleton } from '@/ui/skeleton'

/** Stands in for a page that is on its way. */
export function PageSkeleton() {
  return <Skeleton label={copy.shell.loading} className="page-skeleton" />
}
