import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { useMedia, WIDE } from '@/ui/use-media'
import { Active } from './log-note'

const text = copy.chat

type ChatHeaderProps = {
  titleId: string
  /** None once it is paid. */
  price: string | undefined
  count: number
  state: ReactNode
  action: ReactNode
}

/** What stands above the conversation. Whom one talks with stays in view on a phone, too, where the page scrolls. */
export function ChatHeader({ titleId, price, count, state, action }: ChatHeaderProps) {
  const isWide = useMedia(WIDE)
  return (
    <>
      {action && <div className="px-4 pt-3 sm:px-6">{action}</div>}
      <div className={headClass}>
        <div className="flex flex-wrap items-baseline gap-x-3 max-sm:contents">
          <h2 id={titleId} className="text-heading max-sm:sr-only lg:text-subhead">
            {text.title}
          </h2>
          {isWide && <Active />}
        </div>
        <div className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-soft">
          <p className="text-ink">{text.notLawyer}</p>
          <Between />
          <span>{text.collected(count)}</span>
          {price && <Between />}
          {price && <span>{price}</span>}
          {state}
        </div>
      </div>
    </>
  )
}

const Between = () => <span aria-hidden="true">{text.between}</span>

const headClass =
  'border-b border-line bg-raised px-4 py-1.5 max-lg:top-[56px] max-lg:z-10 sm:px-6 lg:rounded-t-md lg:px-4 lg:py-2 max-lg:[@media(min-height:34rem)]:sticky'
