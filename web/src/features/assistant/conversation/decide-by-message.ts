import type { Question } from '@/api/types'
import { copy } from '@/copy'
import type { answerActions, ConversationContext } from './answer-actions'
import type { Conversation, ShownProposal } from './conversation'
import { mine, says } from './messages'
import { isDeciding, isWhichAsked, newestOpen, numbered } from './selectors'
import { yesOrNo, pickIn } from './yes-or-no'

export type AnswerActions = ReturnType<typeof answerActions>

/** Takes a text for the person's word about what was understood, where it is one. */
export function decideByMessage(talking: ConversationContext, acts: AnswerActions, text: string): boolean {
  const { talk, move, setWords } = talking
  const isNewest = isDeciding(talk) || isWhichAsked(talk)
  const act = isNewest ? decided(talk, acts, text, newestOpen(talk)) : decidedLater(talking, acts, text)
  if (!act) return false
  setWords('')
  move({ do: 'say', entries: [mine(text)] })
  act()
  return true
}

/**
 * After something else was said a yes is about the card that still waits, unless it can be the answer to what is asked.
 * Where options have been explained meanwhile, the card is shown again first.
 */
function decidedLater(talking: ConversationContext, acts: AnswerActions, text: string) {
  const { talk, move, questionOf } = talking
  const open = newestOpen(talk)
  const asked = questionOf(talk.asked)
  if (open.length === 0 || talk.isStopped || yesOrNo(text) === undefined) return undefined
  if (asked === undefined || isWritten(asked)) return decided(talk, acts, text, open)
  const isOfAsked = open.some(({ question }) => question === asked.id)
  const isOpenAgain = isOfAsked && !takesYes(asked)
  return isOpenAgain ? () => move({ do: 'recall', entries: [says(copy.chat.stillOpen)] }) : undefined
}

const isWritten = ({ type }: Question): boolean => type === 'text' || type === 'textarea' || type === 'date'

/** Whether a yes answers the question itself. */
const takesYes = ({ type, options = [] }: Question): boolean =>
  type === 'checkbox' || options.some((option) => /^(yes|no)\b/i.test(option))

function decided(talk: Conversation, acts: AnswerActions, text: string, open: ShownProposal[]) {
  const [first] = open
  if (!first) return undefined
  const decision = yesOrNo(text)
  if (decision === 'yes') return () => acts.confirm(open)
  if (decision === 'no')
    return open.length > 1 ? acts.askWhich : () => acts.change(first.question, first.words)
  const picked = numbered(talk)[(pickIn(text) ?? 0) - 1]
  const isPicked = picked?.state === 'open' && isWhichAsked(talk)
  return isPicked ? () => acts.change(picked.question, picked.words) : undefined
}
