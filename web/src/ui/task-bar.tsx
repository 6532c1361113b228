import type { ReactNode } from 'react'
import { cx } from './cx'

type TaskBarProps = {
  /** The way out. */
  back: ReactNode
  /** What is being worked on: a heading. */
  children: ReactNode
  /** Whether the work is safe. */
  state?: ReactNode
  className?: string
}

/** The top of a task. On a phone it is all that stands above the work, in one line that stays; its height is no text's. */
export function TaskBar({ back, children, state, className }: TaskBarProps) {
  return (
    <div className={cx(barClass, className)}>
      {back}
      <div className="max-sm:min-w-0 max-sm:grow max-sm:[&_h1]:truncate max-sm:[&_h1]:text-lg">
        {children}
      </div>
      {state && <p className="shrink-0 text-sm text-soft sm:hidden">{state}</p>}
    </div>
  )
}

const barClass =
  'max-sm:sticky max-sm:top-0 max-sm:z-20 max-sm:-mx-4 max-sm:-mt-10 max-sm:flex max-sm:h-[56px] max-sm:items-center max-sm:gap-2 max-sm:border-b max-sm:border-line max-sm:bg-raised max-sm:px-4'
