import { useQueryClient } from '@tanstack/react-query'
import type { Document, DocumentChange } from '@/api/types'
import { documentQuery, replaceDocument } from './queries'
import { useChangeDocument } from './use-change-document'

type Change = { version: number; changes: DocumentChange; isLeaving: boolean }

/** For a page that saves by itself: the newest copy of the document, and how it is changed. */
export function useSaveAnswers(document: Document) {
  const client = useQueryClient()
  const change = useChangeDocument(document.id, 'page')
  return {
    newest: () => client.getQueryData(documentQuery(document.id).queryKey) ?? document,
    save: (made: Change) => change.mutateAsync(made),
    replace: (newer: Document) => replaceDocument(client, newer),
  }
}
