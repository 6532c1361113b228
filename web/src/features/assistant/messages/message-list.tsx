import type { ReactNode } from 'react'
import type { Answer, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { useMedia, WIDE } from '@/ui/use-media'
import { awaiting, type Entry, type ShownProposal } from '../conversation/conversation'
import type { Decisions } from '../proposals/decisions'
import { inOrder } from '../conversation/in-order'
import { LogNote } from './log-note'
import { MessageView } from './message'
import { useNewestInView } from './use-newest-in-view'

type MessageListProps = Decisions & {
  entries: Entry[]
  /** The answer that can be taken back. */
  taken: ShownProposal | undefined
  type: DocumentType
  /** Hosts besides the official ones to which a source may lead. */
  hosts: readonly string[]
  shown: (answer: Answer | undefined) => string
  /** The message that waits for its reply. */
  pending: string | undefined
  /** Leaves the page at once. */
  onLeave: () => void
  /** What can be chosen now. */
  children: ReactNode
}

/** What has been said. On a wide screen it scrolls by itself; on a phone it is as long as it is. */
export function MessageList({
  entries,
  taken,
  type,
  hosts,
  shown,
  pending,
  onLeave,
  children,
  ...decisions
}: MessageListProps) {
  const isWide = useMedia(WIDE)
  const { pane, end } = useNewestInView(entries.length, pending)
  const all = pending === undefined ? entries : [...entries, awaiting(pending)]
  return (
    // A pane that scrolls has to be reachable by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={pane} tabIndex={0} role="region" aria-label={copy.chat.log} className={paneClass}>
      {isWide && <LogNote className="mb-3 text-sm text-soft in-data-large:hidden" />}
      <div role="log" aria-label={copy.chat.log}>
        <ol className="space-y-4">
          {inOrder(all).map(({ entry, key }) => (
            <li key={key} data-mine={isMine(entry) || undefined}>
              <MessageView
                entry={entry}
                type={type}
                hosts={hosts}
                shown={shown}
                taken={taken}
                onLeave={onLeave}
                {...decisions}
              />
            </li>
          ))}
        </ol>
      </div>
      <div ref={end} className="scroll-mb-56">
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
  'relative grow p-4 sm:p-6 lg:min-h-0 lg:px-4 lg:py-3 lg:overflow-y-auto [&_button]:scroll-mt-16 [&_button]:scroll-mb-64 [&_li]:scroll-mt-29 [.chat-action~&_li]:scroll-mt-42 in-data-large:[&_li]:scroll-mt-16 lg:[&_li]:scroll-mt-4 [&_.part]:scroll-mt-21 [.chat-action~&_.part]:scroll-mt-34 in-data-large:[&_.part]:scroll-mt-10 lg:[&_button]:scroll-mb-20'

const Dots = () => (
  <span aria-hidden="true" className="flex gap-1">
    {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
      <span key={delay} className={cx('size-2 animate-pulse rounded-full bg-edge', delay)} />
    ))}
  </span>
)
