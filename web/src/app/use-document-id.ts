import { useParams } from 'react-router'
import { ApiError } from '@/api/errors'

/** The document of the page. An address without a number in it has no document. */
export function useDocumentId(): number {
  const { documentId } = useParams()
  const id = Number(documentId)
  if (!Number.isSafeInteger(id) || id <= 0) throw new ApiError(404, 'Document not found')
  return id
}
