import { useNavigate } from 'react-router'
import type { Document, DocumentType } from '@/api/types'
import { useStartDocument } from '@/features/documents/use-start-document'
import { reportFailedCreation } from './failed-creation'
import { paths } from './paths'

/** Where a new document begins: with the disclosure, unless it has been acknowledged. */
export const firstPage = (document: Document): string =>
  document.disclosureAcknowledged ? paths.chat(document.id) : paths.disclosure(document.id)

/** Starts a document and opens it. */
export function useStartFlow(pageOf: (document: Document) => string = firstPage) {
  const navigate = useNavigate()
  const start = useStartDocument()
  const choose = (type: DocumentType) =>
    start.mutate(type, {
      onSuccess: (document) => navigate(pageOf(document)),
      onError: (error) => reportFailedCreation(error),
    })
  return { choose, creating: start.isPending ? start.variables.id : undefined }
}
