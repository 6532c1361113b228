import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { readDocument } from '@/api/document'
import type { Document, DocumentChange } from '@/api/types'
import { replaceDocument } from './queries'

type Change = { version: number; changes: DocumentChange }

/** What stands for "stays as it is". */
const unchanged = { answers: {}, currentStep: null, data: {}, name: null, status: null }

/** Changes a document, provided that it still has the version that the change was made from. */
export function useChangeDocument(id: number) {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async ({ version, changes }: Change): Promise<Document> =>
      readDocument(
        await dataOf(
          api.PATCH('/api/documents/{id}', {
            params: { path: { id }, header: { 'If-Match': `"${version}"` } },
            body: { ...unchanged, ...changes },
          }),
        ),
      ),
    onSuccess: (document) => replaceDocument(client, document),
  })
}
