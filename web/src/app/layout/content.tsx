import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { PageBoundary } from '../errors/page-boundary'
import { PageSkeleton } from '../page/page-skeleton'

/** The page within the shell, which stays when the page is late or fails. */
export function Content() {
  return (
    <PageBoundary>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </PageBoundary>
  )
}
