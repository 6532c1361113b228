import { isUnreachable } from '@/api/errors'
import { copy } from '@/copy'
import { notifyFixedFailure } from '@/ui/notify'
import type { Talking } from './answering'
import type { Said } from './conversation'
import { decide, type Acts } from './deciding'
import { heard } from './heard'
import { mine } from './opening'
import { contextOf } from './reading'
import { useAssistant } from './use-assistant'
import type { Words } from './use-words'

type Ways = { onAnswered?: () => void; onFailed?: (error: unknown) => void }

/** Talk with the assistant. While a proposal waits, yes and no are about it. */
export function useSending(document: number, talking: Talking, acts: Acts, { setWords, hideWords }: Words) {
  const { talk, collected } = talking
  const assistant = useAssistant(() => collected.autosave.flush())

  const say = (said: Said, { onAnswered, onFailed = report }: Ways = {}) =>
    assistant.mutate(
      { message: said.text, documentId: document, context: contextOf(talk), question: talk.asked },
      {
        onSuccess: (reply) => {
          onAnswered?.()
          talking.move(heard(talking, said, reply))
        },
        onError: onFailed,
      },
    )
  /** What was typed. */
  const send = (text: string, original?: string) => {
    if (decide(talking, acts, text)) return
    hideWords()
    const onFailed = (error: unknown) => {
      setWords(original ?? text)
      reportKept(error)
    }
    say({ ...mine(text), original }, { onAnswered: () => setWords(''), onFailed })
  }
  /** What was pressed. What is being written meanwhile stays, and what was understood stays undecided. */
  const ask = (text: string) => say(mine(text))
  return { send, ask, pending: assistant.isPending ? assistant.variables.message : undefined }
}

const report = (error: unknown): void => notifyFixedFailure(error, copy.toasts.chatFailed)

const reportKept = (error: unknown): void =>
  isUnreachable(error) ? notifyFixedFailure(error, copy.chat.kept) : report(error)
