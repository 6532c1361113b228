import { Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { copy } from '../copy'
import { ArrivalProvider } from './arrival'
import { Footer } from './footer'
import { Header } from './header'
import { PageSkeleton } from './page-skeleton'

/** What surrounds every page. */
export function Shell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-3 focus:rounded-md focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
      >
        {copy.shell.skip}
      </a>
      <ArrivalProvider>
        <Header />
        <main id="content" tabIndex={-1} className="grow outline-none">
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </main>
        <Footer />
      </ArrivalProvider>
      <ScrollRestoration />
    </div>
  )
}
