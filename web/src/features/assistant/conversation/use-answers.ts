import type { County, Document, DocumentChange, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { notifyFixedFailure } from '@/ui/notify'
import type { SavePort } from '../autosave'
import { nextOpen } from '../questions/next-question'
import { hasAnswer, questionsAsked, type Answers } from '../questions/questions-asked'
import { useAutosave } from '../use-autosave'

/** A document and what the page lends the conversation of it. */
export type Setting = {
  document: Document
  type: DocumentType
  newest: () => Document
  save: (change: { version: number; changes: DocumentChange; isLeaving: boolean }) => Promise<Document>
  replace: (document: Document) => void
  /** What becomes of answers that could not be saved when the page is left. */
  onLeft: () => void
  /** What becomes of answers that would make a bought document someone else's. */
  onOtherPerson: (sentence: string) => void
  countyOf: (data: Record<string, unknown>) => County | undefined
}

type Listeners = Pick<SavePort, 'onSaved' | 'onConflict' | 'onRefused'>

/** The answers as they stand: the saved ones, and the confirmed ones that are on their way. */
export function useAnswers(setting: Setting, listeners: Listeners) {
  const { document, type, countyOf } = setting
  const { autosave, unsaved, state } = useAutosave(
    {
      document: setting.newest,
      save: (changes, version, isLeaving) => setting.save({ version, changes, isLeaving }),
      onNewer: setting.replace,
      onOtherPerson: setting.onOtherPerson,
      onFailed: (error) => notifyFixedFailure(error, copy.toasts.saveFailed),
      ...listeners,
    },
    setting.onLeft,
  )
  const answers: Answers = { ...document.answers, ...unsaved.answers }
  const data = { ...document.data, ...unsaved.data }
  const questions = questionsAsked(type.questions, answers)
  return {
    autosave,
    state,
    answers,
    data,
    questions,
    county: countyOf(data),
    count: questions.filter(({ id }) => hasAnswer(answers, id)).length,
    next: (now: Answers, skipped: readonly string[]) =>
      nextOpen(questionsAsked(type.questions, now), now, skipped, standing(document, now)),
  }
}

export type Collected = ReturnType<typeof useAnswers>

/** A problem is the server's word about the saved answer, and says nothing about a newer one. */
function standing({ interview, answers }: Document, now: Answers) {
  const problems = Object.entries(interview.problems).filter(([id]) => now[id] === answers[id])
  return { problems: Object.fromEntries(problems) }
}
