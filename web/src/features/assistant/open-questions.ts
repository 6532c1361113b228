import type { Answer, Condition, Interview, Question } from '@/api/types'

export type Answers = Record<string, Answer>

export const hasAnswer = (answers: Answers, id: string): boolean => {
  const answer = answers[id]
  return typeof answer === 'boolean' || (typeof answer === 'string' && answer.trim() !== '')
}

/**
 * The questions that these answers ask, in order. The server works out the same after each save; this is for the
 * moment between an answer and its save, so that the next question does not wait.
 */
export function questionsAsked(questions: readonly Question[], answers: Answers): Question[] {
  const asked: Question[] = []
  const isAsked = (id: string) => asked.some((question) => question.id === id)
  for (const question of questions) {
    if (!question.condition || holds(question.condition, answers, isAsked)) asked.push(question)
  }
  return asked
}

function holds(condition: Condition, answers: Answers, isAsked: (id: string) => boolean): boolean {
  const within = (inner: Condition) => holds(inner, answers, isAsked)
  if ('all' in condition) return condition.all.every(within)
  if ('any' in condition) return condition.any.some(within)
  if ('not' in condition) return !within(condition.not)
  if ('is' in condition) {
    return isAsked(condition.is.question) && answers[condition.is.question] === condition.is.option
  }
  if ('checked' in condition) return isAsked(condition.checked) && answers[condition.checked] === true
  return (
    isAsked(condition.answered) &&
    hasAnswer(answers, condition.answered) &&
    !isNone(answers[condition.answered])
  )
}

const isNone = (answer: Answer | undefined): boolean =>
  typeof answer === 'string' && /^(none|n\/a|no)\.?$/i.test(answer.trim())

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
