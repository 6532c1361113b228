import { useNavigate } from 'react-router'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { notifyFixedFailure } from '@/ui/notify'
import { hasDetails } from '../details/detail-groups'
import { useChangeDocument } from '../use-change-document'

/** Past the last question, the step is the number of questions. The details come next, and then the review. */
export function useFinish({ id }: Document, type: DocumentType, isFromReview = false) {
  const navigate = useNavigate()
  const change = useChangeDocument(id)
  const finish = ({ version }: Document) =>
    change.mutate(
      { version, changes: { currentStep: type.questions.length } },
      {
        onSuccess: (saved) =>
          void navigate(isFromReview ? paths.review(id) : afterQuestions(saved, type), {
            state: { moved: true },
          }),
        onError: (error) => notifyFixedFailure(error, copy.toasts.saveFailed),
      },
    )
  return { finish, isFinishing: change.isPending }
}

const afterQuestions = (saved: Document, type: DocumentType): string =>
  hasDetails(saved, type) ? paths.details(saved.id, 1) : paths.review(saved.id)
