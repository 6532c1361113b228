import { Outlet } from 'react-router'
import { copy } from '../copy'
import { ArrivalProvider } from './arrival'
import { Footer } from './footer'
import { Header } from './header'
import { useScrollPosition } from './use-scroll-position'

/** What surrounds every page. */
export function Shell() {
  useScrollPosition()
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
        {/* The footer begins below the first view: it would jump when a page takes the place of its skeleton. */}
        <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] grow outline-none">
          <Outlet />
        </main>
        <Footer />
      </ArrivalProvider>
    </div>
  )
}
