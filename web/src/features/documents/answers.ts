import type { Answer, DocumentType, Interview, Document, Question } from '@/api/types'

/** Whether an answer says anything. A checkbox always does: leaving it unticked is an answer. */
export const isAnswered = (question: Question, value: Answer | undefined): boolean =>
  question.kind === 'checkbox' || (typeof value === 'string' && value.trim() !== '')

/** What a question starts from when nothing has been answered. */
export const blankAnswer = (question: Question): Answer => (question.kind === 'checkbox' ? false : '')

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

/** The first question that still needs an answer or a better one. */
export function firstOpen(type: DocumentType, { missing, problems }: Interview): Question | undefined {
  return type.questions.find(({ id }) => missing.includes(id) || id in problems)
}
