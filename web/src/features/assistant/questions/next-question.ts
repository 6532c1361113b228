import type { Interview, Question } from '@/api/types'
import { hasAnswer, type Answers } from './questions-asked'

/** The question to ask next: the first without an answer, then the ones that were put off, then those to mend. */
export function nextOpen(
  asked: readonly Question[],
  answers: Answers,
  skipped: readonly string[],
  { problems }: Pick<Interview, 'problems'>,
): Question | undefined {
  const open = asked.filter(({ id }) => !hasAnswer(answers, id))
  const isPutOff = ({ id }: Question) => skipped.includes(id)
  return (
    open.find((question) => !isPutOff(question)) ??
    open.find(({ optional }) => !optional) ??
    asked.find(({ id }) => id in problems)
  )
}
