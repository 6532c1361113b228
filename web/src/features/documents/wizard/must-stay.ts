import type { Document, Question } from '@/api/types'
import { findingsOf } from '../answers'

/** A problem has to be seen; what the law says, and what is worth a second look, have to be seen once. */
export function mustStay({ interview }: Document, question: Question, wasSaved: boolean): boolean {
  const { id } = question
  const isGrave = findingsOf(interview, question).some(({ level }) => level !== 'info')
  return id in interview.problems || (!wasSaved && (isGrave || id in interview.notes))
}
