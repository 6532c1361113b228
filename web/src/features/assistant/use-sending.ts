import { isUnreachable } from '@/api/errors'
import type { ChatReply, Question } from '@/api/types'
import { copy } from '@/app/copy'
import { notifyFixedFailure } from '@/app/notify'
import type { answering, Talking } from './answering'
import { contextOf, undecided, type Entry, type Said, type ShownProposal } from './conversation'
import { decisionIn } from './decisions'
import { says } from './opening'
import { hasAnswer } from './open-questions'
import { useAssistant } from './use-assistant'
import type { Words } from './use-words'

type Acts = ReturnType<typeof answering>
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
  const decide = (text: string): boolean => {
    const [first, ...others] = undecided(talk)
    const decision = first && decisionIn(text)
    if (!decision) return false
    setWords('')
    if (decision === 'yes') acts.confirm([first, ...others])
    else acts.change(first.question, first.words)
    return true
  }
  /** What was typed. */
  const send = (text: string, original?: string) => {
    if (decide(text)) return
    hideWords()
    const onFailed = (error: unknown) => {
      setWords(original ?? text)
      reportKept(error)
    }
    say({ ...mine(text), original }, { onAnswered: () => setWords(''), onFailed })
  }
  /** What was pressed. What is being written meanwhile stays. */
  const ask = (text: string) => decide(text) || say(mine(text))
  return { send, ask, pending: assistant.isPending ? assistant.variables.message : undefined }
}

const mine = (text: string): Said => ({ kind: 'said', role: 'user', text })

const report = (error: unknown): void => notifyFixedFailure(error, copy.toasts.chatFailed)

const reportKept = (error: unknown): void =>
  isUnreachable(error) ? notifyFixedFailure(error, copy.chat.kept) : report(error)

/** An option or a date is the question's own, however it was typed. */
const isOwnWords = (question: Question | undefined): boolean =>
  question?.kind === 'text' || question?.kind === 'textarea'

/** What a reply adds: the assistant's words, and a card for each answer that it has understood. */
function heard({ talk, collected, questionOf }: Talking, said: Said, reply: ChatReply) {
  const cards = reply.proposals.map((proposal): ShownProposal => ({
    ...proposal,
    state: 'open',
    original: isOwnWords(questionOf(proposal.question)) ? said.original : undefined,
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
