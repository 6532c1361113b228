import { useState } from 'react'
import type { Answer, ChatReply, DocumentType, Question } from '@/api/types'
import { copy } from '@/copy'
import { notifyFixedFailure } from '@/ui/notify'
import { silence, type Said } from '../conversation/conversation'
import { mine, says } from '../conversation/messages'
import { sanitizeReply } from '../conversation/sanitize-reply'
import { contextOf } from '../conversation/selectors'
import { usePostMessage } from '../conversation/use-post-message'

const nothingToSave = () => Promise.resolve()

/** Talk about one question. Nothing of it is an answer: what the assistant takes for one is offered to be used. */
export function useAsk(document: number, type: DocumentType, question: Question) {
  const [words, setWords] = useState('')
  const [said, setSaid] = useState<Said[]>([])
  const [offered, setOffered] = useState<Answer>()
  const { mutate, isPending, variables } = usePostMessage(nothingToSave)
  const ask = (text: string) =>
    mutate(
      {
        message: text,
        documentId: document,
        context: contextOf({ ...silence, entries: said }),
        question: question.id,
        open: [],
        putOff: [],
      },
      {
        onSuccess: (reply) => {
          const { message, sources, proposals, receipt } = read(reply, type, text)
          setSaid([...said, mine(text), { ...says(message), sources, by: receipt }])
          setOffered(proposals.find((each) => each.question === question.id)?.value)
          if (text === words.trim()) setWords('')
        },
        onError: (error) => notifyFixedFailure(error, copy.chat.kept),
      },
    )
  return { words, setWords, said, offered, ask, pending: isPending ? variables.message : undefined }
}

/** The question itself stands beside the reply, which in a conversation ends with the one that is asked next. */
function read(told: ChatReply, type: DocumentType, message: string) {
  const reply = sanitizeReply(told, { questions: type.questions, message })
  const next = type.questions.find(({ id }) => id === reply.question)?.text ?? ''
  const isAsked = next !== '' && reply.message.endsWith(next)
  const alone = isAsked ? reply.message.slice(0, -next.length).trim() : reply.message
  return { ...reply, message: alone || copy.chat.noReply }
}
