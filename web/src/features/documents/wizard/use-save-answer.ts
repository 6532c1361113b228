import { useState } from 'react'
import { contested } from '@/api/document'
import { isUnreachable } from '@/api/errors'
import { readRefusal } from '@/api/saving/read-refusal'
import type { Answer, DocumentChange, Document, Question } from '@/api/types'
import { copy } from '@/copy'
import { forgetTyped, give } from '@/lib/unsaved-changes'
import { notifyFixedFailure } from '@/ui/notify'
import { notifyUnsaved } from '../saving/notify-unsaved'
import { useChangeDocument } from '../use-change-document'

/** Two answers to one question: ours, and the one that another tab has saved meanwhile. */
export type Conflict = { mine: Answer; theirs: Document }

type Saving = {
  document: Document
  question: Question
  step: number
  onSaved: (document: Document) => void
}

/** Saves the answer to one question. */
export function useSaveAnswer({ document, question, step, onSaved }: Saving) {
  const change = useChangeDocument(document.id)
  const [conflict, setConflict] = useState<Conflict>()
  const [refusal, setRefusal] = useState<string>()
  const [otherPerson, setOtherPerson] = useState<string>()

  const onError = (error: unknown, value: Answer) => {
    const refusal = readRefusal(error, copy.toasts.saveFailed)
    if (refusal?.why === 'newer') return settle(refusal.document, value)
    if (refusal?.why === 'other-person') return setOtherPerson(refusal.sentence)
    const sentence = refusal?.fields[question.id]
    if (sentence) return setRefusal(sentence)
    const isKept = isUnreachable(error) && value !== document.answers[question.id]
    if (!isKept) return notifyFixedFailure(error, copy.toasts.saveFailed)
    give(document.id, { answers: { [question.id]: value } }, true)
    notifyUnsaved(error)
  }
  /** A change elsewhere in the document is no conflict: answers are merged one by one. */
  const settle = (theirs: Document, value: Answer) => {
    const isContested = contested(theirs, document, { [question.id]: value }).length > 0
    if (isContested) setConflict({ mine: value, theirs })
    else save(value, theirs.version)
  }
  const save = (value: Answer, version = document.version) => {
    setRefusal(undefined)
    setOtherPerson(undefined)
    setConflict(undefined)
    const onSuccess = (saved: Document) => {
      forgetTyped(document.id, question.id)
      onSaved(saved)
    }
    const changes = changesFor(document, { [question.id]: value }, step)
    change.mutate({ version, changes }, { onSuccess, onError: (error) => onError(error, value) })
  }
  return { save, isSaving: change.isPending, conflict, setConflict, refusal, setRefusal, otherPerson }
}

/** The first answer takes a document out of draft. */
function changesFor(
  document: Document,
  answers: Record<string, Answer>,
  currentStep: number,
): DocumentChange {
  return { answers, currentStep, ...(document.status === 'draft' && { status: 'in_progress' as const }) }
}
