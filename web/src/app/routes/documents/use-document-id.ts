import { useParams } from 'react-router'
import { ApiError } from '@/api/errors'

/** The document of the page. */
export const useDocumentId = (): number => readDocumentId(useParams().documentId)

/** The number of a document in an address. An address without one has no document. */
export function readDocumentId(text: string | null | undefined): number {
  const id = Number(text)
  if (!Number.isSafeInteger(id) || id <= 0) throw new ApiError(404, 'Document not found')
  return id
}
