import { copy } from '@/copy'
import { ShellIcon } from '@/ui/icons'

/** The line at the top of a page that is on its way: whose page it is. What is read out meanwhile the page says itself. */
export const WaitingBar = () => (
  <div aria-hidden="true" className="waiting-bar border-b border-line bg-raised">
    <div className="mx-auto flex h-[56px] max-w-[88rem] items-center gap-1.5 px-4 sm:gap-2 sm:px-6">
      <ShellIcon className="size-[32px] text-accent" />
      <span className="font-serif text-[min(1.375rem,30px)] leading-none font-medium tracking-tight">
        {copy.brand}
      </span>
    </div>
  </div>
)
