import { useState } from 'react'
import { isUnauthorized, isUnreachable } from '@/api/errors'
import type { Answer, ChatReply, DocumentType, Question } from '@/api/types'
import { copy } from '@/copy'
import { silence, type Said } from '../conversation/conversation'
import { mine, says } from '../conversation/messages'
import { sanitizeReply } from '../conversation/sanitize-reply'
import { contextOf } from '../conversation/selectors'
import { usePostMessage } from '../conversation/use-post-message'
import { useStop } from './use-stop'

const nothingToSave = () => Promise.resolve()

/** Talk about one question. Nothing of it is an answer: what the assistant takes for one is offered to be used. */
export function useAsk(document: number, type: DocumentType, question: Question) {
  const [words, setWords] = useState('')
  const [help, setHelp] = useStop(document)
  const [said, setSaid] = useState<Said[]>(help ? [help] : [])
  const [offered, setOffered] = useState<Answer>()
  const { mutate, isPending, variables, error } = usePostMessage(nothingToSave)
  const hear = (text: string, told: ChatReply) => {
    const { message, sources, proposals, receipt, help: kind } = read(told, type, text)
    const reply: Said = { ...says(message), sources, by: receipt, help: kind }
    setSaid((before) => [...before, mine(text), reply])
    setHelp(kind && (help ?? reply))
    setOffered(kind ? undefined : proposals.find((each) => each.question === question.id)?.value)
  }
  const ask = (text: string) =>
    mutate(
      {
        message: text,
        documentId: document,
        context: contextOf({ ...silence, entries: said }),
        question: question.id,
        open: [],
        putOff: [],
        stopped: help !== undefined,
      },
      {
        onSuccess: (told) => hear(text, told),
        // Before what has been written since.
        onError: () => setWords((since) => [text, since].filter(Boolean).join(' ')),
      },
    )
  const send = () => {
    setWords('')
    ask(words.trim())
  }
  const goOn = () => setHelp(undefined)
  const pending = isPending ? variables.message : undefined
  const isStopped = help !== undefined
  return { words, setWords, said, offered, ask, send, pending, failure: failureOf(error), isStopped, goOn }
}

/** That no one is signed in is said once for the whole site. */
function failureOf(error: Error | null): string | undefined {
  if (error === null || isUnauthorized(error)) return undefined
  return isUnreachable(error) ? copy.chat.kept : copy.toasts.chatFailed
}

/** The question itself stands beside the reply, which in a conversation ends with the one that is asked next. */
function read(told: ChatReply, type: DocumentType, message: string) {
  const reply = sanitizeReply(told, { questions: type.questions, message })
  const next = type.questions.find(({ id }) => id === reply.question)?.text ?? ''
  const isAsked = next !== '' && reply.message.endsWith(next)
  const alone = isAsked ? reply.message.slice(0, -next.length).trim() : reply.message
  return { ...reply, message: alone || copy.chat.noReply }
}
