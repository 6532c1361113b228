import { useNavigate, useSearchParams } from 'react-router'
import type { DocumentType, Document, Question } from '@/api/types'
import { copy } from '@/app/copy'
import { notifyFixedFailure } from '@/app/notify'
import { paths } from '@/app/paths'
import { askedQuestions, firstOpen } from '../answers'
import { useChangeDocument } from '../use-change-document'

/** Moves between the questions. The question is in the address, so the browser's back button works too. */
export function useSteps(document: Document, type: DocumentType, question: Question) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const finish = useChangeDocument(document.id)
  const isFromReview = search.get('from') === 'review'
  const asked = askedQuestions(type, document.interview)
  const place = asked.findIndex(({ id }) => id === question.id)

  const show = (target: Question) => {
    const next = new URLSearchParams({ question: target.id, ...(isFromReview && { from: 'review' }) })
    void navigate(`?${next}`, { state: { moved: true } })
  }
  const toReview = () => void navigate(paths.review(document.id))

  /** Past the last question, the step is the number of questions, and the review comes next. */
  const goOn = (saved: Document) => {
    const next = isFromReview ? firstOpen(type, saved.interview) : type.questions[saved.interview.nextStep]
    if (next) return show(next)
    finish.mutate(
      { version: saved.version, changes: { currentStep: type.questions.length } },
      { onSuccess: toReview, onError: (error) => notifyFixedFailure(error, copy.toasts.saveFailed) },
    )
  }
  return {
    step: type.questions.indexOf(question),
    previous: asked[place - 1],
    isLast: place === asked.length - 1,
    isFromReview,
    isFinishing: finish.isPending,
    show,
    goOn,
  }
}
