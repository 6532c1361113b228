import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { endPostLogout } from '@/api/token'
import { useVisitor } from '@/features/auth/queries'
import { buttonClass } from '@/ui/button'
import { ShellIcon } from '@/ui/icons'
import { copy } from '../copy'
import { paths } from '../paths'
import { MainNav } from './main-nav'

/** Visitors have no use for it. */
const UserMenu = lazy(() => import('./user-menu').then((menu) => ({ default: menu.UserMenu })))

export function Header() {
  const visitor = useVisitor()
  return (
    <header className="border-b border-line bg-raised print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 px-4 sm:px-6">
        <Link
          to={paths.home()}
          className="flex min-h-16 items-center gap-2 font-serif text-2xl font-medium tracking-tight sm:mr-3"
        >
          <ShellIcon className="size-8 text-accent" />
          {copy.brand}
        </Link>
        {visitor.state !== 'out' && <MainNav className="order-last w-full md:order-none md:w-auto" />}
        <div className="ml-auto flex min-h-16 items-center gap-1">
          {visitor.state === 'loading' && <AccountPlaceholder />}
          {visitor.state === 'out' && <SignInLinks />}
          <Suspense fallback={<AccountPlaceholder />}>
            {visitor.state === 'in' && <UserMenu user={visitor.user} />}
          </Suspense>
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
        className={buttonClass({ look: 'quiet', shape: 'tight' })}
      >
        {copy.shell.signIn}
      </Link>
      <Link to={paths.createAccount()} onClick={endPostLogout} className={buttonClass({ shape: 'tight' })}>
        {copy.shell.getStarted}
      </Link>
    </>
  )
}

function AccountPlaceholder() {
  return (
    <div role="status" className="h-9 w-32 animate-pulse rounded-md bg-sunken">
      <span className="sr-only">{copy.shell.loading}</span>
    </div>
  )
}
