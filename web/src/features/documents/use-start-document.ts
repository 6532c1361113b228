import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { readDocument } from '@/api/document'
import type { Document, DocumentType } from '@/api/types'
import { randomKey } from '@/lib/random-key'
import { documentsQuery } from './queries'

/** Creates a document of a type, as a draft without answers. */
export async function createDocument(type: DocumentType): Promise<Document> {
  const created = await dataOf(
    api.POST('/api/documents', {
      params: { header: { 'Idempotency-Key': randomKey() } },
      body: {
        type: type.id,
        name: type.name,
        status: 'draft',
        currentStep: 0,
        answers: {},
        data: {},
        price: type.price,
        attorneyReview: false,
        paymentIntentId: null,
      },
    }),
  )
  return readDocument(created)
}

export function useStartDocument() {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: createDocument,
    onSuccess: () => client.invalidateQueries({ queryKey: documentsQuery.queryKey }),
  })
}
