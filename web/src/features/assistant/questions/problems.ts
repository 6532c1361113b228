import type { Document } from '@/api/types'
import { hasAnswer, type Answers } from './questions-asked'

/** Why answers are held back, by question. */
export type Problems = Readonly<Record<string, string>>

/** A problem is the server's word about the saved answer, and says nothing about a newer one. */
export function problemsOf({ interview, answers }: Document, now: Answers): Problems {
  return Object.fromEntries(Object.entries(interview.problems).filter(([id]) => now[id] === answers[id]))
}

/** Whether a question is done with: answered, and the answer is not held back. */
export const isSettled = (answers: Answers, problems: Problems, id: string): boolean =>
  hasAnswer(answers, id) && !(id in problems)
