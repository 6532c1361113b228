import type { Answer, ChatReply, OpenProposal, Proposal, Question } from '@/api/types'
import { copy } from '@/copy'
import { hasAnswer, type Answers } from '../questions/questions-asked'
import { takeAtOnce, takeBack, takeConfirmed, type ConversationContext } from './answer-actions'
import type { Entry, Said, ShownProposal } from './conversation'
import { goesOnTo, now, says } from './messages'
import { sanitizeReply, type UnderstoodReply } from './sanitize-reply'
import { openProposals } from './selectors'

/** An option or a date is the question's own, however it was typed. */
const isOwnWords = (question: Question | undefined): boolean =>
  question?.type === 'text' || question?.type === 'textarea'

/** What the message was sent with: what waited, and what had just been taken and still stands. */
type Sent = { open: readonly OpenProposal[]; taken: ShownProposal | undefined }

/** What a reply does: what it confirms is saved, what it rejects is asked again, and what was understood waits on a card. */
export function receiveReply(context: ConversationContext, said: Said, sent: Sent, told: ChatReply): void {
  const { type, talk, move, offerWords } = context
  const reply = sanitizeReply(told, { questions: type.questions, message: said.text })
  const open = openProposals(talk).filter((each) => !each.isConflict && isSent(sent.open, each))
  const among = (questions: string[]) => open.filter(({ question }) => questions.includes(question))
  const confirmed = among(reply.confirmed)
  const atOnce = takenOf(context, said, reply)
  const taken = { ...takeAtOnce(context, atOnce), ...takeConfirmed(context, confirmed) }
  const undone = sent.taken && reply.undone.includes(sent.taken.question) ? sent.taken : undefined
  if (undone) takeBack(context, undone)
  const [wrong, ...others] = among(reply.rejected)
  const isCorrected = reply.proposals.some(({ question }) => question === wrong?.question)
  const mended = others.length === 0 && !isCorrected ? wrong : undefined
  if (mended) move({ do: 'settle', question: mended.question, state: 'changed', at: now() })
  const asked = mended ? mended.question : askedAfter(context, reply, taken, undone)
  const cards = cardsOf(context, said, reply)
  const held = asked === reply.question ? [] : asksHeld(context, asked, taken)
  move({
    do: 'reply',
    at: now(),
    asked,
    suggestions: reply.suggestions,
    widget: reply.question === asked ? reply.widget : undefined,
    putOff: reply.putOff,
    isStopped: reply.help !== undefined,
    isDone: Object.keys(taken).length > 0 && asked === null,
    entries: [
      said,
      { ...spoken(context, reply), taken: atOnce[0], asksWhich: others.length > 0 },
      ...cards,
      ...held,
    ],
  })
  if (mended) offerWords(mended.words)
  if (undone) offerWords(undone.words)
}

/** A word about what waits is about what the message was sent with. */
const isSent = (sent: readonly OpenProposal[], { question, value }: ShownProposal): boolean =>
  sent.some((each) => each.question === question && each.value === value)

/** The question that is open after the reply. After a yes it is never one that has just been answered. */
function askedAfter(
  { talk, collected, questionOf }: ConversationContext,
  reply: UnderstoodReply,
  taken: Answers,
  undone: ShownProposal | undefined,
) {
  const answers = { ...collected.answers, ...taken }
  const isUndone = undone !== undefined && reply.question === undone.question
  const isOpen = isUndone || (questionOf(reply.question) && !hasAnswer(answers, reply.question ?? ''))
  if (isOpen) return reply.question
  return Object.keys(taken).length > 0
    ? (collected.next(answers, [...talk.skipped, ...reply.putOff])?.id ?? null)
    : talk.asked
}

/** The assistant knows of no question that is left: one whose answer is held back is asked by the site. */
function asksHeld({ talk, collected }: ConversationContext, asked: string | null, taken: Answers): Entry[] {
  if (asked === talk.asked || !hasAnswer(collected.answers, asked ?? '')) return []
  const next = collected.next({ ...collected.answers, ...taken }, talk.skipped)
  return next?.id === asked ? [goesOnTo(next)] : []
}

/** What is taken without a word, with what was typed before a correction. */
const takenOf = (
  { questionOf }: ConversationContext,
  said: Said,
  { taken }: UnderstoodReply,
): ShownProposal[] =>
  taken.map((each) => ({
    ...each,
    state: 'taken',
    original: isOwnWords(questionOf(each.question)) ? said.original : undefined,
  }))

function cardsOf(
  { talk, collected, questionOf }: ConversationContext,
  said: Said,
  reply: UnderstoodReply,
): Entry[] {
  // A message that holds several answers, or one to another question, is itself none of them.
  const isAnswer = ({ question }: Proposal) => reply.proposals.length === 1 && question === talk.asked
  const shown = (proposal: Proposal): ShownProposal => ({
    ...proposal,
    state: 'open',
    before: otherThan(proposal.value, collected.answers[proposal.question]),
    original: isAnswer(proposal) && isOwnWords(questionOf(proposal.question)) ? said.original : undefined,
  })
  const known = ({ question, value }: Proposal) =>
    openProposals(talk).find((each) => each.question === question && each.value === value)
  const proposals = reply.proposals.map((proposal) => known(proposal) ?? shown(proposal))
  return proposals.length > 0 ? [{ kind: 'proposed', proposals }] : []
}

/** The next question stands out, with what is said before it. */
function spoken({ talk, questionOf }: ConversationContext, reply: UnderstoodReply): Said {
  const { message, sources, receipt, progress, help } = reply
  if (message === '') return says(copy.chat.noReply)
  const beside = { sources, by: receipt, progress, help }
  const next = reply.question === talk.asked ? undefined : questionOf(reply.question)
  if (!next || !message.endsWith(next.text)) return { ...says(message), ...beside }
  const lead = message.slice(0, -next.text.length).trim() || undefined
  return { ...says(next.text), lead, asks: next.id, ...beside }
}

const otherThan = (value: Answer, saved: Answer | undefined): Answer | undefined =>
  saved === value || saved === '' ? undefined : saved
