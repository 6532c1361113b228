import type { Document, Question } from '@/api/types'
import { findingsOf } from '../answers'

/** A problem has to be seen; what the law says, and the warning at a box left unticked, have to be seen once. */
export function mustStay({ interview }: Document, question: Question, wasSaved: boolean): boolean {
  const { id, type } = question
  const isGrave = findingsOf(interview, question).some(({ level }) => level !== 'info')
  return (
    id in interview.problems || (!wasSaved && (isGrave || (type === 'checkbox' && id in interview.notes)))
  )
}
