import { ShellIcon } from '@/ui/icons'
import { Skeleton } from '@/ui/skeleton'

/** The same in the HTML, before a script has run. What is read out meanwhile the page says itself. */
export const WaitingPage = () => (
  <div aria-hidden="true" data-waiting="">
    <div className="border-b border-line bg-raised">
      <div className="mx-auto flex h-[56px] max-w-[88rem] items-center px-4 sm:px-6">
        <ShellIcon className="size-[32px] text-accent" />
      </div>
    </div>
    <Skeleton className="page-skeleton" />
  </div>
)
