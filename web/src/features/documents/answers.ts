import type { Answer, DocumentType, Finding, Interview, Document, Question } from '@/api/types'
import { copy } from '@/copy'
import { calendarDay } from '@/lib/dates'
import { paths } from '@/lib/paths'

/** Whether an answer says anything. A checkbox always does: leaving it unticked is an answer. */
export const isAnswered = (question: Question, value: Answer | undefined): boolean =>
  question.type === 'checkbox' || (typeof value === 'string' && value.trim() !== '')

/** What a question starts from when nothing has been answered. */
export const blankAnswer = (question: Question): Answer => (question.type === 'checkbox' ? false : '')

/** The questions that are asked, in order. */
export const askedQuestions = (type: DocumentType, interview: Interview): Question[] =>
  type.questions.filter(({ id }) => interview.visible.includes(id))

/** The question to show: the wanted one while it is asked, or else the one to go on with. */
export function questionAt(
  type: DocumentType,
  document: Document,
  wanted: string | null,
): Question | undefined {
  const { visible, resumeStep } = document.interview
  const found = type.questions.find(({ id }) => id === wanted && visible.includes(id))
  return found ?? type.questions[resumeStep] ?? type.questions.find(({ id }) => visible.includes(id))
}

/** The questions that still need an answer or a better one. */
export const openQuestions = (type: DocumentType, { missing, problems }: Interview): Question[] =>
  type.questions.filter(({ id }) => missing.includes(id) || id in problems)

/** What the law has to say about the answer to a question. */
export const findingsOf = ({ findings }: Interview, { id }: Question): Finding[] =>
  findings.filter(({ question }) => question === id)

/** What stands for the county where a question's id is wanted; it is chosen beside the questions. */
export const COUNTY = 'county'

/** Clauses and findings name the county as a whole or by a fact about it (`county.circuit`). */
export const isCounty = (question: string): boolean =>
  question === COUNTY || question.startsWith(`${COUNTY}.`)

/** What stands for the disclosure where a question's id is wanted. */
export const DISCLOSURE = 'disclosure'

/** Where an answer or the county is changed, or the disclosure acknowledged. */
export function changePath(id: number, question: string): string {
  if (question === DISCLOSURE) return paths.disclosure(id)
  return isCounty(question) ? paths.county(id) : paths.question(id, question, 'review')
}

/** How a question or a detail is asked. */
export const textOf = ({ questions, facts }: DocumentType, id: string): string =>
  [...questions, ...facts].find((one) => one.id === id)?.text ?? id

/** An answer as it is shown to read. */
export function shownAnswer(answer: Answer | undefined): string {
  if (typeof answer === 'boolean') return answer ? copy.answers.ticked : copy.answers.unticked
  return answer ? calendarDay(answer) : copy.answers.none
}
