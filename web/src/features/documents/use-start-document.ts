import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { readDocument } from '@/api/document'
import type { Document, DocumentType } from '@/api/types'
import { randomKey } from '@/lib/random-key'
import { documentsQuery } from './queries'

type Particulars = { price?: number; key?: string }

/** Creates a document of a type, as a draft without answers. The same key never makes a second one. */
export async function createDocument(
  type: DocumentType,
  { price = type.price, key = randomKey() }: Particulars = {},
): Promise<Document> {
  const draft = {
    type: type.id,
    name: type.name,
    status: 'draft' as const,
    currentStep: 0,
    totalSteps: type.questions.length,
    answers: {},
    facts: {},
    data: {},
    price,
    attorneyReview: false,
    paymentIntentId: null,
  }
  const created = await dataOf(
    api.POST('/api/documents', { params: { header: { 'Idempotency-Key': key } }, body: draft }),
  )
  return readDocument(created)
}

export function useStartDocument() {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: (type: DocumentType) => createDocument(type),
    onSuccess: () => client.invalidateQueries({ queryKey: documentsQuery.queryKey }),
  })
}
