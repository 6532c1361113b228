import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { copy } from '@/copy'
import { userQuery, useVisitor } from '@/features/auth/queries'
import { ArrivalProvider } from '../page/arrival'
import { Footer } from './footer'
import { Header } from './header'
import { Boundary } from '@/ui/boundary'
import { SkipLink } from '@/ui/skip-link'
import { useWasInView } from '@/ui/use-is-in-view'
import { useScrollPosition } from './use-scroll-position'

/** Few need it, and only when they have just signed up. */
const Notice = lazy(() =>
  import('@/features/account/confirm-notice').then((notice) => ({ default: notice.ConfirmNotice })),
)

/** What surrounds every page. */
export function Shell() {
  useScrollPosition()
  const [, at] = useLocation().pathname.split('/')
  return (
    <div data-at={at} className="flex min-h-dvh flex-col">
      <SkipLink to="content">{copy.shell.skip}</SkipLink>
      <ArrivalProvider>
        <Header className="site" />
        <UnconfirmedAddress className="site" />
        {/* The footer begins below the first view: it would jump when a page takes the place of its skeleton. */}
        <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] grow outline-none">
          <Outlet />
        </main>
        <Footer className="site" />
      </ArrivalProvider>
    </div>
  )
}

function UnconfirmedAddress({ className }: { className: string }) {
  const { user } = useVisitor()
  const client = useQueryClient()
  const [wasSeen, place] = useWasInView()
  const askAnew = () => void client.invalidateQueries({ queryKey: userQuery.queryKey })
  return (
    <div ref={place} className={className}>
      <Boundary instead={null}>
        <Suspense>
          {wasSeen && user?.emailConfirmed === false && <Notice email={user.email} onConfirmed={askAnew} />}
        </Suspense>
      </Boundary>
    </div>
  )
}
