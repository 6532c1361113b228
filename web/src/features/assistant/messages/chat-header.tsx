import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { cx } from '@/lib/cx'
import { useMedia, WIDE } from '@/ui/use-media'

type ChatHeaderProps = { titleId: string; price: string; count: number; state: ReactNode; action: ReactNode }

/** What stands above the conversation. Whom one talks with stays in view on a phone, too, where the page scrolls. */
export function ChatHeader({ titleId, price, count, state, action }: ChatHeaderProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-4 py-3 max-sm:border-b-0 max-sm:pt-2 max-sm:pb-0 sm:px-6 lg:border-b-0 lg:px-4 lg:pt-2 lg:pb-0">
        <div className="min-w-0 flex-1 basis-60 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-3">
          <h2 id={titleId} className="text-heading max-sm:sr-only lg:text-subhead">
            {copy.chat.title}
          </h2>
          <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-soft lg:contents">
            <span className="flex items-center gap-1.5">
              <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
              {copy.chat.active}
            </span>
            <span>{copy.chat.collected(count)}</span>
            <span>{price}</span>
            {state}
          </div>
        </div>
        {action}
      </div>
      <p className="bg-raised px-4 pt-1.5 pb-1 text-sm max-lg:top-[56px] max-lg:z-10 max-lg:border-b max-lg:border-line sm:px-6 lg:px-4 lg:pt-0 lg:[@media(max-height:60rem)]:border-b lg:[@media(max-height:60rem)]:border-line max-lg:[@media(min-height:34rem)]:sticky">
        {copy.chat.notLawyer}
      </p>
      <PrivacyNote isInside={false} />
    </>
  )
}

/** Wide, and too low for all that stands around the conversation. */
const LOW = `${WIDE} and (max-height: 60rem)`

/** What becomes of the words. On a low screen it moves with the conversation, so that this has room. */
export function PrivacyNote({ isInside }: { isInside: boolean }) {
  const isLow = useMedia(LOW)
  if (isLow !== isInside) return null
  return (
    <p className={cx('text-sm text-soft', isInside ? 'mb-4' : noteClass)}>
      {copy.chat.privacy}{' '}
      <Link to={paths.privacy()} className="link">
        {copy.chat.privacyMore}
      </Link>
    </p>
  )
}

const noteClass =
  'border-b border-line px-4 pb-2 max-lg:pt-1.5 max-sm:order-last max-sm:border-t max-sm:border-b-0 max-sm:py-3 sm:px-6'
