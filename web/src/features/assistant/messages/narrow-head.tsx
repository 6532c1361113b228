import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { Summary } from '@/ui/summary'
import { Facts } from './facts'
import type { HeadProps } from './head-props'
import { Active, LogNote } from './log-note'

const text = copy.chat

/** On a phone all of it is one band, which opens: the height of the screen is for what is said. */
export const NarrowHead = ({
  titleId,
  price: { total, parts },
  count,
  state,
  action,
  isDone,
  beginning,
  ways,
}: HeadProps) => (
  <>
    <div className="relative top-[56px] z-10 bg-raised [@media(min-height:34rem)]:sticky">
      <h2 id={titleId} className="sr-only">
        {text.title}
      </h2>
      <details className="border-b border-line px-4 text-sm leading-tight text-soft sm:px-6">
        <Summary className="min-h-11 gap-2 py-1">
          <span className="min-w-0 grow">
            <Facts count={count} />
            <span className="flex flex-wrap items-center gap-x-4">
              <Active />
              <span>{total}</span>
            </span>
          </span>
          <span className="font-semibold">{text.more}</span>
        </Summary>
        {parts && <p className="mb-2">{parts}</p>}
        <LogNote className="mb-1 leading-normal" />
        {ways}
      </details>
      <div className="px-4 text-sm text-soft sm:px-6">{state}</div>
      {action && <div className={actionClass}>{action}</div>}
    </div>
    {action && <div ref={beginning} className={cx('chat-action shrink-0', isDone ? 'h-px' : 'h-[53px]')} />}
  </>
)

/** It lies over the talk, which begins below it: whether it is shown moves nothing. */
const actionClass =
  'absolute inset-x-0 top-full flex justify-end border-b border-line bg-raised px-4 py-1 has-[.invisible]:invisible sm:px-6'
