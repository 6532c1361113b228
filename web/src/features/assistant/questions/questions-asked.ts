import type { Answer, Condition, Question } from '@/api/types'

export type Answers = Record<string, Answer>

export const hasAnswer = (answers: Answers, id: string): boolean => {
  const answer = answers[id]
  return typeof answer === 'boolean' || (typeof answer === 'string' && answer.trim() !== '')
}

/**
 * The questions that these answers ask, in order. The server works out the same after each save
 * (`shared/domain/src/interview/visibility.rs`); this is for the moment between an answer and its save, so that the next question
 * does not wait. The county and facts are no questions, so on neither side does one depend on them: no list has anyone on it yet.
 */
export function questionsAsked(questions: readonly Question[], answers: Answers): Question[] {
  const asked: Question[] = []
  /** The answer to a question that is asked. */
  const given = (id: string) =>
    asked.some((question) => question.id === id) && hasAnswer(answers, id) ? answers[id] : undefined
  for (const question of questions) {
    if (!question.condition || holds(question.condition, given)) asked.push(question)
  }
  return asked
}

type Given = (question: string) => Answer | undefined

function holds(condition: Condition, given: Given): boolean {
  const within = (inner: Condition) => holds(inner, given)
  if ('all' in condition) return condition.all.every(within)
  if ('any' in condition) return condition.any.some(within)
  if ('not' in condition) return !within(condition.not)
  if ('is' in condition) return isOption(given(condition.is.question), condition.is.option)
  if ('checked' in condition) return given(condition.checked) === true
  if ('count' in condition) return condition.count.is === 0
  return saysSomething(given(condition.answered))
}

const isOption = (answer: Answer | undefined, option: string): boolean =>
  typeof answer === 'string' && answer.trim() === option

const NONE = ['none', 'no', 'n/a', 'na', 'nothing']

const saysSomething = (answer: Answer | undefined): boolean =>
  typeof answer === 'string'
    ? !NONE.includes(answer.trim().replace(/\.+$/, '').toLowerCase())
    : answer !== undefined
