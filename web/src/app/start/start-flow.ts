import { useNavigate } from 'react-router'
import type { Document, DocumentType } from '@/api/types'
import type { PreparationMode } from '@/features/catalog/document-grid'
import { useStartDocument } from '@/features/documents/use-start-document'
import { paths } from '@/lib/paths'
import { reportFailedCreation } from './failed-creation'

/** Where a new document begins: with the disclosure, unless it has been acknowledged. */
export const firstPage = (document: Document): string =>
  document.disclosureAcknowledged ? paths.chat(document.id) : paths.disclosure(document.id)

/** Starts a document and opens it: in the chat, when it is to be prepared there. */
export function useStartFlow(pageOf: (document: Document) => string = firstPage) {
  const navigate = useNavigate()
  const start = useStartDocument()
  const choose = (type: DocumentType, mode?: PreparationMode) =>
    start.mutate(type, {
      onSuccess: (document) => navigate(mode === 'ai-only' ? paths.chat(document.id) : pageOf(document)),
      onError: (error) => reportFailedCreation(error),
    })
  return { choose, creating: start.isPending ? start.variables.id : undefined }
}
