import { useState, type ReactNode } from 'react'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'

/**
 * A phone has no room for an area that scrolls within the page: there the paper shows its beginning, a press unfolds the
 * rest into the page, and another one that stays at hand folds it again. A focus inside unfolds it, too.
 */
export function Folded({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="relative">
      <div
        onFocus={() => setOpen(true)}
        className={cx(!isOpen && 'max-sm:max-h-[60vh] max-sm:overflow-clip print:max-h-none')}
      >
        {children}
      </div>
      <div className={cx('sm:hidden print:hidden', isOpen ? openClass : closedClass)}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="w-full shadow-high">
          {isOpen ? copy.paper.fold : copy.paper.unfold}
        </Button>
      </div>
    </div>
  )
}

const openClass = 'sticky bottom-4 z-10 mx-4 -mt-4'
const closedClass =
  'absolute inset-x-0 bottom-0 bg-linear-to-t from-sunken from-60% to-transparent px-4 pt-16 pb-4'
