import { copy } from '@/copy'
import { Skeleton } from '@/ui/skeleton'

/** Stands in for a page that is on its way. */
export function PageSkeleton() {
  return <Skeleton label={copy.shell.loading} className="mx-auto max-w-5xl px-4 py-14 sm:px-6" />
}
