import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { cx } from '@/lib/cx'
import { useMedia, WIDE } from '@/ui/use-media'

const text = copy.chat

type ChatHeaderProps = {
  titleId: string
  price: string | undefined
  count: number
  state: ReactNode
  action: ReactNode
}

/** What stands above the conversation. Whom one talks with stays in view on a phone, too, where the page scrolls. */
export function ChatHeader({ titleId, price, count, state, action }: ChatHeaderProps) {
  const isLow = useMedia(LOW)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-4 py-3 max-sm:border-b-0 max-sm:pt-2 max-sm:pb-0 sm:px-6 lg:border-b-0 lg:px-4 lg:pt-2 lg:pb-0">
        <div className="min-w-0 flex-1 basis-60 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-3">
          <h2 id={titleId} className="text-heading max-sm:sr-only lg:text-subhead">
            {text.title}
          </h2>
          <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-soft lg:contents">
            <span className="flex items-center gap-1.5">
              <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
              {text.active}
            </span>
            {!isLow && <Count count={count} />}
            {price && <span>{price}</span>}
            {state}
          </div>
        </div>
        {action}
      </div>
      <div className="flex flex-wrap gap-x-3 bg-raised px-4 pt-1.5 pb-1 text-sm max-lg:top-[56px] max-lg:z-10 max-lg:border-b max-lg:border-line sm:px-6 lg:px-4 lg:pt-0 lg:[@media(max-height:60rem)]:border-b lg:[@media(max-height:60rem)]:border-line max-lg:[@media(min-height:34rem)]:sticky">
        <p>{isLow ? text.notLawyer : `${text.notLawyer} ${text.information}`}</p>
        {isLow && <Count count={count} />}
      </div>
      {!isLow && <PrivacyNote className={noteClass} />}
    </>
  )
}

const Count = ({ count }: { count: number }) => <span className="text-soft">{text.collected(count)}</span>

/** Wide, and too low for all that stands around the conversation. */
const LOW = `${WIDE} and (max-height: 60rem)`

/** On a low screen what becomes of the words moves with the conversation, so that this has room. */
export function MovingNote() {
  const isLow = useMedia(LOW)
  if (!isLow) return null
  return (
    <div className="mb-4 space-y-2">
      <p className="text-sm">{text.information}</p>
      <PrivacyNote />
    </div>
  )
}

const PrivacyNote = ({ className }: { className?: string }) => (
  <p className={cx('text-sm text-soft', className)}>
    {text.privacy}{' '}
    <Link to={paths.privacy()} className="link">
      {text.privacyMore}
    </Link>
  </p>
)

const noteClass =
  'border-b border-line px-4 pb-2 max-lg:pt-1.5 max-sm:order-last max-sm:border-t max-sm:border-b-0 max-sm:py-3 sm:px-6'
