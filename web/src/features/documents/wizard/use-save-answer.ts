import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isUnreachable } from '@/api/errors'
import type { AnswerQueue } from '@/api/saving/answer-queue'
import type { AnswerConflict } from '@/api/saving/events'
import type { Answer, Document } from '@/api/types'
import { copy } from '@/copy'
import { setAside } from '@/lib/unsaved-changes'
import { notifyFixedFailure } from '@/ui/notify'
import { replaceDocument } from '../queries'
import { notifyUnsaved } from '../saving/notify-unsaved'

type Saving = {
  queue: AnswerQueue
  document: Document
  question: string
  step: number
  onSaved: (document: Document) => void
}

/** Saves the answer to one question, and says what became of it. */
export function useSaveAnswer({ queue, document, question, step, onSaved }: Saving) {
  const client = useQueryClient()
  const outcome = useOutcome(queue, question, step)
  const { mutate, isPending } = useMutation({
    mutationFn: (value: Answer) => queue.save({ answers: { [question]: value } }),
    onError: (error, value) => {
      // What stands there already is on the server: only going on was to be noted.
      if (isUnreachable(error))
        return value === document.answers[question] ? onSaved(document) : notifyUnsaved(error)
      setAside(document.id, [question])
      notifyFixedFailure(error, copy.toasts.saveFailed)
    },
  })
  const save = (value: Answer) => {
    outcome.forget()
    mutate(value, {
      onSuccess: () => outcome.saved.current && onSaved(outcome.saved.current),
    })
  }
  /** Of two answers, the one that is to stand. */
  const choose = (answer: Answer) => {
    if (outcome.conflict) replaceDocument(client, outcome.conflict.newer)
    save(answer)
  }
  return { ...outcome, save, choose, isSaving: isPending }
}

/** What the queue tells of the answer that is asked for here. */
function useOutcome(queue: AnswerQueue, asked: string, currentStep: number) {
  const saved = useRef<Document>(undefined)
  const [conflict, setConflict] = useState<AnswerConflict>()
  const [refusal, setRefusal] = useState<string>()
  const [otherPerson, setOtherPerson] = useState<string>()
  useEffect(
    () =>
      queue.listen({
        alongWith: (_document, answers) => (asked in answers ? { currentStep } : {}),
        onSaved: (_before, now, questions) => {
          if (questions.includes(asked)) saved.current = now
        },
        onConflict: (found) => found.question === asked && setConflict(found),
        onRefused: (question, sentence) => question === asked && setRefusal(sentence),
        onOtherPerson: setOtherPerson,
      }),
    [queue, asked, currentStep],
  )
  const forget = () => {
    saved.current = undefined
    setConflict(undefined)
    setRefusal(undefined)
    setOtherPerson(undefined)
  }
  return { saved, conflict, setConflict, refusal, setRefusal, otherPerson, forget }
}
