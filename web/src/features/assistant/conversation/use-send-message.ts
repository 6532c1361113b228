import { useEffect, useRef } from 'react'
import { isUnreachable } from '@/api/errors'
import type { OpenProposal } from '@/api/types'
import { copy } from '@/copy'
import { notifyFixedFailure } from '@/ui/notify'
import type { ConversationContext } from './answer-actions'
import type { Said } from './conversation'
import { mine } from './messages'
import { receiveReply } from './receive-reply'
import { contextOf, justTaken, waiting } from './selectors'
import type { Words } from './use-message-text'
import { usePostMessage } from './use-post-message'

type Ways = { open?: OpenProposal[]; onAnswered?: () => void; onFailed?: (error: unknown) => void }

/** Talk with the assistant, which hears whether a message is about what waits. */
export function useSendMessage(
  document: number,
  talking: ConversationContext,
  { setWords, hideWords }: Words,
) {
  const { talk, collected } = talking
  const assistant = usePostMessage(() => collected.queue.flush())

  const latest = useRef(talking)
  useEffect(() => {
    latest.current = talking
  })
  const say = (said: Said, { open = [], onAnswered, onFailed = report }: Ways = {}) => {
    const taken = justTaken(talk, collected.answers)
    assistant.mutate(
      {
        message: said.text,
        documentId: document,
        context: contextOf(talk),
        question: talk.asked,
        open,
        putOff: talk.skipped,
        stopped: talk.isStopped ?? false,
        taken: taken ? [taken.question] : [],
      },
      {
        onSuccess: (reply) => {
          onAnswered?.()
          const now = taken && latest.current.collected.answers[taken.question]
          // What was saved while the reply was awaited is newer than what was taken.
          const isNewer = now !== undefined && now !== '' && now !== taken?.value
          receiveReply(talking, said, { open, taken: isNewer ? undefined : taken }, reply)
        },
        onError: onFailed,
      },
    )
  }
  /** What was typed. */
  const send = (text: string, original?: string) => {
    hideWords()
    const onFailed = (error: unknown) => {
      setWords(original ?? text)
      reportKept(error)
    }
    say({ ...mine(text), original }, { open: waiting(talk), onAnswered: () => setWords(''), onFailed })
  }
  /** What was pressed. What is being written meanwhile stays, and what was understood stays undecided. */
  const ask = (text: string) => say(mine(text))
  return { send, ask, pending: assistant.isPending ? assistant.variables.message : undefined }
}

const report = (error: unknown): void => notifyFixedFailure(error, copy.toasts.chatFailed)

const reportKept = (error: unknown): void =>
  isUnreachable(error) ? notifyFixedFailure(error, copy.chat.kept) : report(error)
