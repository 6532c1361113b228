import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { previewChat as text } from '@/copy/preview-chat'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { PreparedQuestions } from './prepared-questions'
import { SampleComposer } from './sample-composer'
import { useSampleChat } from './use-sample-chat'

export function SampleChat({ whenLocked }: { whenLocked: ReactNode }) {
  const { messages, isTyping, isRefused, remaining, send, ask } = useSampleChat()
  const isLocked = remaining === 0
  const log = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (messages.length > text.seeded.length)
      log.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [messages.length])
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="rounded-md border border-line bg-raised">
        {/* A pane that scrolls has to be reachable by the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="log" aria-label={text.log} tabIndex={0} className={logClass}>
          <ol ref={log} className="space-y-3 p-4 text-base sm:p-5">
            {messages.map((message, index) => (
              // Messages are only ever added at the end.
              // oxlint-disable-next-line react/no-array-index-key
              <Bubble key={index} isMine={message.role === 'user'} text={message.text} />
            ))}
            {isTyping && <li className="text-soft">{text.typing}</li>}
          </ol>
        </div>
        {isRefused && !isTyping && <Elsewhere />}
        <div className="border-t border-line p-4 sm:p-5">
          <SampleComposer isLocked={isLocked} isWaiting={isTyping} onSend={send} />
          <p role="status" className="mt-2 text-sm text-soft">
            {isLocked ? text.locked : text.remaining(remaining)}
          </p>
          {isLocked && whenLocked}
        </div>
      </div>
      <PreparedQuestions isWaiting={isTyping} onAsk={ask} />
    </div>
  )
}

/** The field that is written in stands in the first view of a phone. */
const logClass = 'max-sm:max-h-[34svh] max-sm:min-h-40 max-sm:overflow-y-auto'

/** The fixed reply answers nothing; these pages may, without an account. */
function Elsewhere() {
  return (
    <div className="px-4 pb-4 sm:px-5">
      <p className="text-base font-semibold">{text.elsewhere}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to={paths.laws()} className="link inline-flex min-h-11 items-center">
          {copy.law.indexTitle}
        </Link>
        <Link to={paths.howItWorks()} className="link inline-flex min-h-11 items-center">
          {copy.howItWorks.heading}
        </Link>
      </p>
    </div>
  )
}

function Bubble({ isMine, text: words }: { isMine: boolean; text: string }) {
  return (
    <li
      className={cx(
        'w-fit max-w-[85%] rounded-md px-4 py-2.5 break-words whitespace-pre-wrap',
        isMine ? 'ml-auto bg-accent-soft' : 'bg-sunken',
      )}
    >
      <span className="mb-0.5 block text-sm font-semibold text-soft">
        {isMine ? text.you : text.assistant}
      </span>
      {words}
    </li>
  )
}
