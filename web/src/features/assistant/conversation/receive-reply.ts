import type { Answer, ChatReply, Proposal, Question } from '@/api/types'
import { copy } from '@/copy'
import { hasAnswer } from '../questions/questions-asked'
import type { ConversationContext } from './answer-actions'
import type { Entry, Said, ShownProposal } from './conversation'
import { now, says } from './messages'
import { sanitizeReply } from './sanitize-reply'

/** An option or a date is the question's own, however it was typed. */
const isOwnWords = (question: Question | undefined): boolean =>
  question?.type === 'text' || question?.type === 'textarea'

/** What a reply adds: the assistant's words, and a card with the answers that it has understood. */
export function receiveReply(
  { type, talk, collected, questionOf }: ConversationContext,
  said: Said,
  told: ChatReply,
) {
  const { questions } = type
  const reply = sanitizeReply(told, { questions, message: said.text })
  // A message that holds several answers, or one to another question, is itself none of them.
  const isAnswer = ({ question }: Proposal) => reply.proposals.length === 1 && question === talk.asked
  const cards = reply.proposals.map((proposal): ShownProposal => ({
    ...proposal,
    state: 'open',
    before: otherThan(proposal.value, collected.answers[proposal.question]),
    original: isAnswer(proposal) && isOwnWords(questionOf(proposal.question)) ? said.original : undefined,
  }))
  const isOpen = questionOf(reply.question) && !hasAnswer(collected.answers, reply.question ?? '')
  const proposed: Entry[] = cards.length > 0 ? [{ kind: 'proposed', proposals: cards }] : []
  return {
    do: 'reply' as const,
    at: now(),
    asked: isOpen ? reply.question : talk.asked,
    suggestions: reply.suggestions,
    isStopped: isStop(reply),
    entries: [said, spoken(reply), ...proposed],
  }
}

/** What the assistant suggests, and nothing else, when it has shown where help is. */
const GO_ON = 'Go on with the questions'

const isStop = ({ question, proposals, suggestions }: ChatReply): boolean =>
  question === null && proposals.length === 0 && suggestions.includes(GO_ON)

function spoken({ message, sources, receipt, progress }: ChatReply): Said {
  if (message === '') return says(copy.chat.noReply)
  return { ...says(message), sources, by: receipt, progress }
}

const otherThan = (value: Answer, saved: Answer | undefined): Answer | undefined =>
  saved === value || saved === '' ? undefined : saved
