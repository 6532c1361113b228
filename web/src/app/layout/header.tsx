import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { endPostLogout } from '@/api/token'
import { copy } from '@/copy'
import { useVisitor } from '@/features/auth/queries'
import { paths } from '@/lib/paths'
import { Boundary } from '@/ui/boundary'
import { buttonClass } from '@/ui/button'
import { cx } from '@/lib/cx'
import { whenIdle } from '@/lib/when-idle'
import { ShellIcon } from '@/ui/icons'
import { useWasInView } from '@/ui/use-is-in-view'
import { VisitorNav } from './visitor-nav'

/** Visitors have no use for them, and in a task nobody sees them: what the page is for comes first. */
const MainNav = lazy(() =>
  whenIdle()
    .then(() => import('./main-nav'))
    .then((nav) => ({ default: nav.MainNav })),
)
const UserMenu = lazy(() =>
  whenIdle()
    .then(() => import('./user-menu'))
    .then((menu) => ({ default: menu.UserMenu })),
)

/**
 * One line, as high as it is whatever the size of the text: where that leaves too little room, words give way to icons. A part that
 * the network keeps back is left out, and the page stays.
 */
export function Header({ className }: { className?: string }) {
  const visitor = useVisitor()
  const { pathname } = useLocation()
  const [wasSeen, header] = useWasInView()
  const user = wasSeen ? visitor.user : null
  return (
    <header
      ref={header}
      className={cx('@container relative z-30 border-b border-line bg-raised print:hidden', className)}
    >
      <div className="mx-auto flex h-[63px] max-w-6xl items-center gap-x-3 px-4 sm:px-6 @max-[27rem]:gap-x-1">
        <Link
          to={paths.home()}
          className="flex h-[44px] shrink-0 items-center gap-1.5 font-serif text-[min(1.75rem,38px)] font-medium tracking-tight sm:mr-3 sm:gap-2 @max-[27rem]:text-[min(1.375rem,30px)]"
        >
          <ShellIcon className="size-[32px] text-accent @max-[27rem]:size-[28px]" />
          <span
            className={cx(
              'leading-none @max-[22rem]:sr-only',
              visitor.state === 'out' && '@max-[24rem]:sr-only',
            )}
          >
            {copy.brand}
          </span>
        </Link>
        {visitor.state === 'out' && <VisitorNav at={pathname} />}
        <Boundary instead={null}>
          <Suspense>{user && <MainNav />}</Suspense>
        </Boundary>
        <div className="ml-auto flex min-w-0 items-center gap-1 @max-[27rem]:gap-0.5">
          {visitor.state !== 'out' && !user && <AccountPlaceholder />}
          {visitor.state === 'out' && <SignInLinks />}
          <Boundary instead={null}>
            <Suspense fallback={<AccountPlaceholder />}>{user && <UserMenu user={user} />}</Suspense>
          </Boundary>
        </div>
      </div>
    </header>
  )
}

function SignInLinks() {
  return (
    <>
      <Link
        to={paths.auth()}
        onClick={endPostLogout}
        className={buttonClass({ look: 'quiet', shape: 'tight', className: narrowClass })}
      >
        {copy.shell.signIn}
      </Link>
      <Link
        to={paths.createAccount()}
        onClick={endPostLogout}
        className={buttonClass({ shape: 'tight', className: narrowClass })}
      >
        {copy.shell.getStarted}
      </Link>
    </>
  )
}

/** No higher than the line that they stand in. */
const narrowClass =
  'min-h-[min(2.75rem,48px)]! py-0! @min-[20rem]:whitespace-nowrap @max-[27rem]:px-2.5 @max-[23rem]:px-2 @max-[20rem]:text-[min(0.875rem,24px)] @max-[20rem]:leading-[1.1]'

function AccountPlaceholder() {
  return (
    <div role="status" className="h-9 w-32 animate-pulse rounded-md bg-sunken">
      <span className="sr-only">{copy.shell.loading}</span>
    </div>
  )
}
