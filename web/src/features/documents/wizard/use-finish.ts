import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { AnswerQueue } from '@/api/saving/answer-queue'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { notifyFixedFailure } from '@/ui/notify'
import { hasDetails } from '../details/detail-groups'

/** Past the last question, the step is the number of questions. The details come next, and then the review. */
export function useFinish(queue: AnswerQueue, type: DocumentType, isFromReview = false) {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => queue.save({}, { currentStep: type.questions.length }),
    onError: (error) => notifyFixedFailure(error, copy.toasts.saveFailed),
  })
  const finish = (document: Document) =>
    mutate(undefined, {
      onSuccess: () =>
        isFromReview || !hasDetails(document, type)
          ? void navigate(paths.review(document.id))
          : void navigate(paths.details(document.id, 1), { state: { moved: true } }),
    })
  return { finish, isFinishing: isPending }
}
