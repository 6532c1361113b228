import { useNavigate, useSearchParams } from 'react-router'
import type { AnswerQueue } from '@/api/saving/answer-queue'
import type { DocumentType, Document, Question } from '@/api/types'
import { askedQuestions, COUNTY, openQuestions } from '../answers'
import { partsAhead } from '../details/detail-groups'
import { useSayChanged } from '../saving/use-say-changed'
import { useFinish } from './use-finish'

/** Moves between the questions. The question is in the address, so the browser's back button works too. */
export function useSteps(document: Document, type: DocumentType, question: Question, queue: AnswerQueue) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isFromReview = search.get('from') === 'review'
  const { finish, isFinishing } = useFinish(queue, type, isFromReview)
  const asked = askedQuestions(type, document.interview)
  const place = asked.findIndex(({ id }) => id === question.id)
  const endsWithCounty = type.county && !isFromReview
  const isLastQuestion = place === asked.length - 1 && !endsWithCounty
  const ahead = partsAhead(document, type)
  const sayChanged = useSayChanged(document)

  const show = (target: Pick<Question, 'id'>) => {
    const next = new URLSearchParams({ question: target.id, ...(isFromReview && { from: 'review' }) })
    void navigate(`?${next}`, { state: { moved: true } })
  }
  const goOn = (saved: Document) => {
    const next = isFromReview
      ? openQuestions(type, saved.interview)[0]
      : type.questions[saved.interview.nextStep]
    if (next) return show(next)
    if (endsWithCounty) return show({ id: COUNTY })
    sayChanged()
    finish(saved)
  }
  return {
    step: type.questions.indexOf(question),
    previous: asked[place - 1],
    isLast: isLastQuestion && ahead === 0,
    /** The parts of the details that come next. */
    detailsAhead: isLastQuestion && !isFromReview ? ahead : 0,
    isFromReview,
    isFinishing,
    show,
    goOn,
  }
}
