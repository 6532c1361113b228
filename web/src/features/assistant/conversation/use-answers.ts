import { useEffect } from 'react'
import type { AnswerQueue, SaveState } from '@/api/saving/answer-queue'
import type { SavingEvents } from '@/api/saving/events'
import type { County, Document, DocumentChange, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import type { Unsaved } from '@/lib/unsaved'
import { notifyFixedFailure } from '@/ui/notify'
import { nextOpen } from '../questions/next-question'
import { isSettled, problemsOf } from '../questions/problems'
import { questionsAsked, type Answers } from '../questions/questions-asked'

/** A document and what the page lends the conversation of it. */
export type Setting = {
  document: Document
  type: DocumentType
  saving: { queue: AnswerQueue; unsaved: Unsaved; state: SaveState }
  /** What becomes of answers that would make a bought document someone else's. */
  onOtherPerson: (sentence: string) => void
  countyOf: (data: Record<string, unknown>) => County | undefined
}

type Listeners = Pick<SavingEvents, 'onSaved' | 'onConflict' | 'onRefused'>

/** The answers as they stand: the saved ones, and the confirmed ones that are on their way. */
export function useAnswers(setting: Setting, listeners: Listeners) {
  const { document, type, saving, onOtherPerson, countyOf } = setting
  const { queue, unsaved, state } = saving
  useEffect(() => queue.listen({ ...asked, onOtherPerson, ...listeners }))
  const answers: Answers = { ...document.answers, ...unsaved.answers }
  const data = { ...document.data, ...unsaved.data }
  const questions = questionsAsked(type.questions, answers)
  const problems = problemsOf(document, answers)
  const counts = (question: string) => isSettled(answers, problems, question)
  return {
    queue,
    state,
    answers,
    data,
    questions,
    county: countyOf(data),
    /** Whether a question is done with. */
    counts,
    count: questions.filter(({ id }) => counts(id)).length,
    next: (now: Answers, skipped: readonly string[]) =>
      nextOpen(questionsAsked(type.questions, now), now, skipped, problemsOf(document, now)),
  }
}

function stepWith({ answers, currentStep, totalSteps }: Document, given: Answers): DocumentChange {
  const count = Object.keys({ ...answers, ...given }).length
  const step = Math.min(Math.max(currentStep, count - 1), totalSteps)
  return { currentStep: step, status: 'in_progress' }
}

const asked: SavingEvents = {
  takesOver: true,
  alongWith: stepWith,
  onFailed: (error) => notifyFixedFailure(error, copy.toasts.saveFailed),
}

export type Collected = ReturnType<typeof useAnswers>
