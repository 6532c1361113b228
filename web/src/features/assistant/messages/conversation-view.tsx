import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { Answer, DocumentType, KnownEntry } from '@/api/types'
import { hostOf } from '@/lib/official-address'
import type { ShownProposal } from '../conversation/conversation'
import { isDeciding, justTaken, openProposals } from '../conversation/selectors'
import type { GuidedChat } from '../conversation/use-guided-chat'
import { originalWords } from '../conversation/original-words'
import { MessageList } from './message-list'
import { QuickReplies, Suggestions } from './quick-replies'
import { Writing } from './writing'

type ConversationViewProps = {
  chat: GuidedChat
  type: DocumentType
  shown: (answer: Answer | undefined) => string
  /** Where one writes. */
  input: RefObject<HTMLTextAreaElement | null>
  /** What can be done once all is answered. */
  whenDone: ReactNode
  /** What another document says of the question that is asked. */
  known: KnownEntry | undefined
  /** What of the paper stands above where one writes. */
  paper: ReactNode
  /** Another way to answer it than in words. */
  otherWay: ReactNode
  /** Whether that is a form with a field of its own. */
  hasForm: boolean
  /** Whether the text is so large that words are to be spared. */
  isLarge: boolean
  /** Whether boxes are filled in that no question is answered by. */
  isFilling: boolean
}

/** The conversation with what can be pressed and where one writes. */
export function ConversationView({
  chat,
  type,
  shown,
  input,
  whenDone,
  known,
  paper,
  otherWay,
  hasForm,
  isLarge,
  isFilling,
}: ConversationViewProps) {
  const { talk, asked, pending } = chat
  const isPending = pending !== undefined
  useFocusNotLost(input, [talk.entries.length, talk.asked, isPending])
  /** After a press in the conversation the cursor is where one writes. */
  const then = (act: () => void) => {
    act()
    input.current?.focus({ preventScroll: true })
  }
  /** While others wait in the same breath, the card keeps the focus. */
  const confirm = (proposals: ShownProposal[]) => {
    const isLast = openProposals(talk).length === proposals.length
    if (isLast) then(() => chat.confirm(proposals))
    else chat.confirm(proposals)
  }
  return (
    <>
      <MessageList
        entries={talk.entries}
        taken={justTaken(talk, chat.answers)}
        type={type}
        shown={shown}
        pending={pending}
        isDisabled={isPending || talk.isStopped === true}
        onConfirm={confirm}
        hosts={hostOf(chat.county?.clerkWebsite ?? '')}
        onChange={(question, start) => then(() => chat.change(question, start))}
        onKeepTheirs={(question) => then(() => chat.keepTheirs(question))}
        onUndo={(taken) => then(() => chat.undo(taken))}
        onLeave={chat.leave}
      >
        {talk.isStopped && (
          <Suggestions suggestions={talk.suggestions} isDisabled={isPending} onSay={chat.ask} />
        )}
        {asked && !talk.isStopped && !isDeciding(talk) && (
          <QuickReplies
            key={asked.id}
            question={asked}
            known={known}
            current={chat.answers[asked.id]}
            original={originalWords(chat.data)[asked.id]}
            suggestions={talk.suggestions}
            isDisabled={isPending}
            onAnswer={(value, label) => then(() => chat.answer(asked, value, label))}
            onSkip={() => then(() => chat.skip(asked))}
            onSay={chat.ask}
            otherWay={otherWay}
          />
        )}
        {talk.isDone && whenDone}
      </MessageList>
      <Writing
        input={input}
        chat={chat}
        {...{ hasForm, isLarge, isFilling }}
        suggested={type.suggestedQuestions}
      >
        {paper}
      </Writing>
    </>
  )
}

/**
 * A button that is pressed away or disabled while a reply is awaited leaves the focus nowhere: it comes back to where one
 * writes. A focus that is elsewhere stays there.
 */
function useFocusNotLost(input: RefObject<HTMLTextAreaElement | null>, changes: unknown[]): void {
  const isFirst = useRef(true)
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body || focused?.matches(':disabled')
    if (!isFirst.current && isLost) input.current?.focus({ preventScroll: true })
    isFirst.current = false
    // oxlint-disable-next-line react/exhaustive-deps -- when one of these changes
  }, changes)
}
