import { copy } from '@/copy'
import { useMedia, WIDE } from '@/ui/use-media'
import { Facts } from './facts'
import type { HeadProps } from './head-props'
import { Active, NoteInOneLine } from './log-note'
import { NarrowHead } from './narrow-head'

const text = copy.chat

type ChatHeaderProps = HeadProps & {
  /** Whether the text is so large that one line has to do. */
  isLarge: boolean
}

/** What stands above the conversation. Whom one talks with stays in view on a phone, too, where the page scrolls. */
export function ChatHeader({ isLarge, ...props }: ChatHeaderProps) {
  const isWide = useMedia(WIDE)
  if (isLarge) return <Line {...props} />
  return isWide ? <Head {...props} /> : <NarrowHead {...props} />
}

/** All of it is behind the line that has to be in view. */
const Line = ({ titleId, price, count, action, ways }: HeadProps) => (
  <div className="border-b border-line px-4">
    <h2 id={titleId} className="sr-only">
      {text.title}
    </h2>
    <NoteInOneLine {...{ price, count, ways }} />
    {action && <div className="pb-2">{action}</div>}
  </div>
)

/** Beside what is answered there is room for the assistant's name, and for the price elsewhere. */
const Head = ({ titleId, count, state, action }: HeadProps) => (
  <div className="rounded-t-md border-b border-line bg-raised px-4 py-2">
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h2 id={titleId} className="text-subhead">
        {text.title}
      </h2>
      <Active />
    </div>
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <div className="flex min-w-0 grow basis-32 flex-wrap items-baseline gap-x-1.5 text-sm text-soft">
        <Facts count={count} />
        {state}
      </div>
      {action}
    </div>
  </div>
)
