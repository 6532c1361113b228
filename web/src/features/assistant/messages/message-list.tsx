import { useEffect, useRef, type ReactNode } from 'react'
import type { Answer, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import type { Entry } from '../conversation/conversation'
import type { Decisions } from '../proposals/decisions'
import { PrivacyNote } from './chat-header'
import { MessageView, PendingBubble } from './message'

type MessageListProps = Decisions & {
  entries: Entry[]
  type: DocumentType
  /** Hosts besides the official ones to which a source may lead. */
  hosts: readonly string[]
  shown: (answer: Answer | undefined) => string
  /** The message that waits for its reply. */
  pending: string | undefined
  /** What can be chosen now. */
  children: ReactNode
}

/** What has been said. On a wide screen it scrolls by itself; on a phone it is as long as it is. */
export function MessageList({
  entries,
  type,
  hosts,
  shown,
  pending,
  children,
  ...decisions
}: MessageListProps) {
  const { pane, end } = useNewestInView(entries.length, pending)
  return (
    // A pane that scrolls has to be reachable by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={pane} tabIndex={0} role="region" aria-label={copy.chat.log} className={paneClass}>
      <PrivacyNote isInside />
      <div role="log" aria-label={copy.chat.log}>
        <ol className="space-y-4">
          {entries.map((entry, index) => (
            // Entries are only ever added at the end.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} data-mine={isMine(entry) || undefined}>
              <MessageView entry={entry} type={type} hosts={hosts} shown={shown} {...decisions} />
            </li>
          ))}
          {pending !== undefined && (
            <li>
              <PendingBubble text={pending} />
            </li>
          )}
        </ol>
      </div>
      <div ref={end} className="scroll-mb-64">
        <p role="status" className={cx('flex items-center gap-3 text-soft', pending !== undefined && 'mt-4')}>
          {pending !== undefined && (
            <>
              <Dots />
              {copy.chat.thinking}
            </>
          )}
        </p>
        {children}
      </div>
    </div>
  )
}

const isMine = (entry: Entry): boolean => entry.kind === 'said' && entry.role === 'user'

const paneClass =
  'relative grow p-4 sm:p-6 lg:min-h-0 lg:p-4 lg:overflow-y-auto [&_button]:scroll-mt-16 [&_button]:scroll-mb-64 [&_li]:scroll-mt-16 lg:[&_button]:scroll-mb-20'

const Dots = () => (
  <span aria-hidden="true" className="flex gap-1">
    {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
      <span key={delay} className={cx('size-2 animate-pulse rounded-full bg-edge', delay)} />
    ))}
  </span>
)

/** What the field and what stands around it take of a phone's screen. */
const FIELD_PX = 260

/**
 * Shows what was said last, a long reply and a question with many choices from their beginning. A pane that scrolls is moved
 * alone; otherwise the page is, as far as is needed.
 */
function useNewestInView(count: number, pending: string | undefined) {
  const pane = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const seen = useRef<number>(undefined)
  useEffect(() => {
    const isOpening = seen.current === undefined
    const all = Array.from(pane.current?.querySelectorAll<HTMLElement>(ENTRY) ?? [])
    const news = all.slice(seen.current ?? count)
    // What one has said oneself has been read.
    const last = all.at(-1)
    const first =
      news.find(({ dataset }) => !('mine' in dataset)) ?? news[0] ?? (isOpening ? last : undefined)
    seen.current = count
    const behavior = isOpening || prefersStillness() ? 'instant' : 'smooth'
    const scrolls = pane.current && getComputedStyle(pane.current).overflowY === 'auto'
    if (scrolls) {
      const top = first ? first.offsetTop - MARGIN_PX : pane.current?.scrollHeight
      pane.current?.scrollTo?.({ top: top ?? 0, behavior })
    } else if (!isOpening) {
      const height = (last?.clientHeight ?? 0) + (end.current?.clientHeight ?? 0)
      const isLong = height > window.innerHeight - FIELD_PX
      if (isLong && last) last.scrollIntoView({ block: 'start', behavior })
      // "nearest" would leave it where the field lies over it: it is in view there.
      else end.current?.scrollIntoView({ block: 'end', behavior })
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a message that waits is new, too
  }, [count, pending])
  return { pane, end }
}

const MARGIN_PX = 16

/** A card has a list of its own. */
const ENTRY = '[role="log"] > ol > li'

const prefersStillness = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
