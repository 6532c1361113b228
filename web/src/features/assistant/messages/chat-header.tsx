import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { useMedia, WIDE } from '@/ui/use-media'
import { Active, FoldedNote, NoteInOneLine, type ChatPrice } from './log-note'

const text = copy.chat

type ChatHeaderProps = {
  titleId: string
  price: ChatPrice
  count: number
  state: ReactNode
  action: ReactNode
  /** Whether the text is so large that one line has to do. */
  isLarge: boolean
}

/** What stands above the conversation. Whom one talks with stays in view on a phone, too, where the page scrolls. */
export function ChatHeader({ isLarge, ...props }: ChatHeaderProps) {
  return isLarge ? <Line {...props} /> : <Head {...props} />
}

type HeadProps = Omit<ChatHeaderProps, 'isLarge'>

/** All of it is behind the line that has to be in view. */
const Line = ({ titleId, price, count, action }: HeadProps) => (
  <div className="border-b border-line px-4">
    <h2 id={titleId} className="sr-only">
      {text.title}
    </h2>
    <NoteInOneLine price={price} count={count} />
    {action && <div className="pb-2">{action}</div>}
  </div>
)

function Head({ titleId, price, count, state, action }: HeadProps) {
  const isWide = useMedia(WIDE)
  return (
    <>
      <div className={headClass}>
        <div className="flex flex-wrap items-baseline gap-x-3 max-sm:contents">
          <h2 id={titleId} className="text-heading max-sm:sr-only lg:text-subhead">
            {text.title}
          </h2>
          {isWide && <Active />}
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <div className="flex min-w-0 grow basis-32 flex-wrap items-baseline gap-x-1.5 text-sm text-soft">
            <div className="min-w-0 overflow-hidden">
              <div className="-ml-4 flex flex-wrap">
                <Fact className="text-ink">{text.notLawyer}</Fact>
                <Fact>{text.collected(count)}</Fact>
              </div>
            </div>
            {state}
          </div>
          {action}
        </div>
      </div>
      {!isWide && <FoldedNote price={price} />}
    </>
  )
}

/** After the one before it, on the same line, there is a dot; where a line begins, it is cut off. */
const Fact = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p className={cx('relative pl-4', className)}>
    <span aria-hidden="true" className="absolute left-1.5 text-soft">
      {text.between}
    </span>
    {children}
  </p>
)

const headClass =
  'border-b border-line bg-raised px-4 py-1.5 max-lg:top-[56px] max-lg:z-10 sm:px-6 lg:rounded-t-md lg:px-4 lg:py-2 max-lg:[@media(min-height:34rem)]:sticky'
