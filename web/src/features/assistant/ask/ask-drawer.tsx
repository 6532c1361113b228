import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import type { Answer, DocumentType, Question } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/drawer'
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
  const asking = useAsk(document, type, question)
  const { said, offered, ask, pending, isStopped } = asking
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said.length > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [said.length])
  const isPending = pending !== undefined
  const all = pending === undefined ? said : [...said, awaiting(pending)]
  /** What was pressed goes away, and the focus with it. */
  const then = (act: () => void) => {
    act()
    end.current?.closest('dialog')?.querySelector('input')?.focus()
  }
  // The page below is a form of its own, which a form within it would send.
  return createPortal(
    <Drawer title={text.title} closeLabel={text.close} onClose={onClose}>
      <div className="grow space-y-4 p-4 sm:p-5">
        <p className="font-semibold">{question.text}</p>
        <p className="text-sm text-soft">{text.lead}</p>
        {said.length === 0 && !isPending && (
          <Suggested type={type} onAsk={(words) => then(() => ask(words))} />
        )}
        <div role="log" aria-label={text.log}>
          <ol className="space-y-3 empty:hidden">
            {all.map((each, index) => (
              // What is said is only ever added at the end.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
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
        <div ref={end} className="scroll-mb-44" />
      </div>
      <AskForm {...asking} isPending={isPending} />
      <p className="px-4 pb-3 sm:px-5">
        <Link to={chat} state={{ moved: true }} className="link inline-flex min-h-11 items-center">
          {text.chat}
        </Link>
      </p>
    </Drawer>,
    window.document.body,
  )
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
