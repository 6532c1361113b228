import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import type { Answer, DocumentType, Question } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/drawer'
import { scrolling } from '@/ui/motion'
import { awaiting } from '../conversation/conversation'
import { leavePage } from '../conversation/leave-page'
import { Bubble } from '../messages/message'
import { SafetyCard } from '../messages/safety-card'
import { AskForm } from './ask-form'
import { useAsk } from './use-ask'

const text = copy.ask

type AskDrawerProps = {
  document: number
  type: DocumentType
  question: Question
  shown: (answer: Answer) => string
  /** Where the question is answered in a conversation. */
  chat: string
  onUse: (answer: Answer) => void
  onClose: () => void
}

/** Asks about a question without leaving it. */
export function AskDrawer({ document, type, question, shown, chat, onUse, onClose }: AskDrawerProps) {
  const id = useId()
  const asking = useAsk(document, type, question)
  const { said, offered, ask, pending, isStopped } = asking
  const isPending = pending !== undefined
  const all = pending === undefined ? said : [...said, awaiting(pending)]
  const last = all.findLastIndex(({ role }) => role === 'user')
  const { scroller, asked } = useNewestInView(all.length)
  /** What was pressed goes away, and the focus with it. */
  const then = (act: () => void) => {
    act()
    scroller.current?.closest('dialog')?.querySelector('input')?.focus()
  }
  // The page below is a form of its own, which a form within it would send.
  return createPortal(
    <Drawer title={text.title} closeLabel={text.close} onClose={onClose}>
      {/* What is scrolled is reached by the keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={scroller} aria-labelledby={id} tabIndex={0} className={scrollerClass}>
        <p id={id} className="font-semibold">
          {question.text}
        </p>
        <p className="text-sm text-soft">{text.lead}</p>
        {said.length === 0 && !isPending && (
          <Suggested type={type} onAsk={(words) => then(() => ask(words))} />
        )}
        <div role="log" aria-label={text.log}>
          <ol className="space-y-3 empty:hidden">
            {all.map((each, index) => (
              // What is said is only ever added at the end.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} ref={index === last ? asked : undefined} className="scroll-mt-4">
                {each.help ? (
                  <SafetyCard said={each} onLeave={() => leavePage(document)} />
                ) : (
                  <Bubble said={each} type={type} />
                )}
              </li>
            ))}
          </ol>
        </div>
        <p role="status" className="text-soft empty:sr-only">
          {isPending && copy.chat.thinking}
        </p>
        {isStopped && !isPending && (
          <Button look="secondary" onClick={() => then(asking.goOn)}>
            {text.goOn}
          </Button>
        )}
        {offered !== undefined && !isPending && (
          <Button look="secondary" onClick={() => onUse(offered)}>
            {text.use(shown(offered))}
          </Button>
        )}
        <p>
          <Link to={chat} state={{ moved: true }} className="link inline-flex min-h-11 items-center">
            {text.chat}
          </Link>
        </p>
      </section>
      <AskForm {...asking} isPending={isPending} />
    </Drawer>,
    window.document.body,
  )
}

const scrollerClass =
  'relative min-h-[min(10rem,30dvh)] flex-1 space-y-4 overflow-y-auto p-4 -outline-offset-2 sm:p-5'

/** What was asked last stands at the top of what is seen, with as much of its reply as there is room for. */
function useNewestInView(count: number) {
  const scroller = useRef<HTMLElement>(null)
  const asked = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (count > 0) asked.current?.scrollIntoView({ block: 'start', behavior: scrolling() })
  }, [count])
  return { scroller, asked }
}

function Suggested({ type, onAsk }: { type: DocumentType; onAsk: (words: string) => void }) {
  const id = useId()
  return (
    <div>
      <p id={id} className="text-sm font-semibold">
        {text.suggested}
      </p>
      <ul aria-labelledby={id} className="mt-1">
        {[...copy.help.general.slice(0, 2), ...type.suggestedQuestions].map((words) => (
          <li key={words}>
            <button type="button" onClick={() => onAsk(words)} className="link min-h-11 py-1.5 text-left">
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
