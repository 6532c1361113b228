import type { Question } from '@/api/types'
import { copy } from '@/copy'
import type { Problems } from './problems'
import { hasAnswer, type Answers } from './questions-asked'

/** The question to ask next: the first without an answer, then the ones that were put off, then those to mend. */
export function nextOpen(
  asked: readonly Question[],
  answers: Answers,
  skipped: readonly string[],
  problems: Problems,
): Question | undefined {
  const open = asked.filter(({ id }) => !hasAnswer(answers, id))
  const isPutOff = ({ id }: Question) => skipped.includes(id)
  return (
    open.find((question) => !isPutOff(question)) ??
    open.find(({ optional }) => !optional) ??
    toMend(asked, answers, problems)
  )
}

/** What is asked again begins with why, and with the words it is about. */
function toMend(asked: readonly Question[], answers: Answers, problems: Problems): Question | undefined {
  const held = asked.find(({ id }) => id in problems)
  if (!held) return undefined
  const { id, type } = held
  const words = type === 'text' || type === 'textarea' ? [copy.chat.askAgain(String(answers[id]))] : []
  return { ...held, lead: [problems[id], ...words].join(' ') }
}
