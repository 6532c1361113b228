import type { ReactNode } from 'react'
import { cx } from '@/lib/cx'

type TaskBarProps = {
  /** The way out. */
  back: ReactNode
  /** What is being worked on: a heading. */
  children: ReactNode
  /** What it costs; where there is room for it beside the title, for the size of the text. */
  price?: ReactNode
  /** What can be done with the work as a whole. */
  tools?: ReactNode
  /** How it is gone on from, where that does not stand with the work. */
  action?: ReactNode
  /** Whether the work is safe. */
  state?: ReactNode
  /** Whether it stands on the column of a page instead of the whole width of a workspace. */
  isColumn?: boolean
}

/** The top of a task: all that stands above the work, in one line that stays. Its height is no text's. */
export function TaskBar({ back, children, price, tools, action, state, isColumn }: TaskBarProps) {
  return (
    <div className="@container sticky top-0 z-20 border-b border-line bg-raised print:hidden in-data-large:[@media(max-height:34rem)]:static">
      <div
        className={cx(
          'mx-auto flex h-[56px] items-center gap-2 px-4 sm:gap-4 sm:px-6 [@media(max-height:36rem)]:h-[48px]',
          isColumn ? 'max-w-6xl' : 'max-w-[88rem]',
        )}
      >
        {back}
        <div className={titleClass}>{children}</div>
        {price && <div className="shrink-0 whitespace-nowrap @max-[60rem]:hidden">{price}</div>}
        {/* Before the tools: the place of one that is not shown is no gap between them. */}
        {action && <div className="shrink-0">{action}</div>}
        {tools}
        {state && <p className="flex shrink-0 items-center gap-1.5 text-sm text-soft">{state}</p>}
      </div>
    </div>
  )
}

/** The name of a paper that two people make takes two lines, where the bar has the height for both. */
const titleClass = cx(
  '[container-type:size] flex h-full min-w-0 grow flex-col justify-center *:max-w-full *:truncate *:text-lg sm:*:text-subhead',
  'max-sm:[@container_(min-height:2.7rem)]:*:line-clamp-2 max-sm:[@container_(min-height:2.7rem)]:*:leading-[1.2] max-sm:[@container_(min-height:2.7rem)]:*:whitespace-normal',
  // With large text on a phone the words take less of it than elsewhere, and may take two lines.
  '[@container_(width<8.5rem)]:*:line-clamp-2 [@container_(width<8.5rem)]:*:text-[min(1.125rem,25px)] [@container_(width<8.5rem)]:*:leading-[1.05] [@container_(width<8.5rem)]:*:whitespace-normal [@container_(width<8.5rem)]:[&_.bar-owner]:sr-only',
  '[@container_(min-height:3.3rem)]:*:line-clamp-2 [@container_(min-height:3.3rem)]:*:leading-[1.2] [@container_(min-height:3.3rem)]:*:whitespace-normal',
)
