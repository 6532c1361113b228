import { useState } from 'react'
import type { Answer, Document, Question } from '@/api/types'
import { forgetTyped, keepTyped, typedAnswer } from '@/lib/unsaved-changes'
import { blankAnswer } from '../answers'

/** What stands in the control. What is typed is also kept in the tab, so that a failed save or a reload loses nothing. */
export function useAnswer(document: Document, question: Question, known?: Answer) {
  const saved = document.answers[question.id]
  const start = saved ?? blankAnswer(question)
  const [draft] = useState(() => typedAnswer(document.id, question.id))
  const [value, setValue] = useState<Answer>(draft ?? saved ?? known ?? start)

  const change = (next: Answer) => {
    setValue(next)
    if (next === start) forgetTyped(document.id, question.id)
    else keepTyped(document.id, question.id, next)
  }
  const isRestored = draft !== undefined && draft !== '' && value === draft && value !== saved
  return { value, change, reset: () => change(start), isRestored, isSaved: value === saved }
}
