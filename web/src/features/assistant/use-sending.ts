import type { ChatReply } from '@/api/types'
import { copy } from '@/app/copy'
import { notifyFixedFailure } from '@/app/notify'
import type { answering, Talking } from './answering'
import { contextOf, undecided, type Entry, type Said, type ShownProposal } from './conversation'
import { decisionIn } from './decisions'
import { says } from './opening'
import { hasAnswer } from './open-questions'
import { useAssistant } from './use-assistant'

/** Talk with the assistant. While a proposal waits, yes and no are about it. */
export function useSending(
  document: number,
  talking: Talking,
  { confirm, change }: ReturnType<typeof answering>,
) {
  const { talk, setWords, collected } = talking
  const assistant = useAssistant(() => collected.autosave.flush())

  const send = (text: string, original?: string) => {
    setWords('')
    const open = undecided(talk)
    const [first] = open
    if (first && decisionIn(text) === 'yes') return confirm(open)
    if (first && decisionIn(text) === 'no') return change(first.question, first.words)
    const said: Said = { kind: 'said', role: 'user', text, original }
    assistant.mutate(
      { message: text, documentId: document, context: contextOf(talk), question: talk.asked },
      {
        onSuccess: (reply) => talking.move(heard(talking, said, reply)),
        onError: (error) => {
          setWords(original ?? text)
          notifyFixedFailure(error, copy.toasts.chatFailed)
        },
      },
    )
  }
  return { send, pending: assistant.isPending ? assistant.variables.message : undefined }
}

/** What a reply adds: the assistant's words, and a card for each answer that it has understood. */
function heard({ talk, collected, questionOf }: Talking, said: Said, reply: ChatReply) {
  const cards = reply.proposals.map((proposal): ShownProposal => ({
    ...proposal,
    state: 'open',
    original: said.original,
  }))
  const isOpen = questionOf(reply.question) && !hasAnswer(collected.answers, reply.question ?? '')
  const proposed: Entry[] = cards.length > 0 ? [{ kind: 'proposed', proposals: cards }] : []
  return {
    do: 'reply' as const,
    asked: isOpen ? reply.question : talk.asked,
    suggestions: reply.suggestions,
    entries: [said, { ...says(reply.message), citations: reply.citations }, ...proposed],
  }
}
