import { useNavigate } from 'react-router'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { notifyFixedFailure } from '@/ui/notify'
import { useChangeDocument } from '../use-change-document'

/** Past the last question, the step is the number of questions, and the review comes next. */
export function useFinish({ id }: Document, type: DocumentType) {
  const navigate = useNavigate()
  const change = useChangeDocument(id)
  const finish = ({ version }: Document) =>
    change.mutate(
      { version, changes: { currentStep: type.questions.length } },
      {
        onSuccess: () => void navigate(paths.review(id)),
        onError: (error) => notifyFixedFailure(error, copy.toasts.saveFailed),
      },
    )
  return { finish, isFinishing: change.isPending }
}
