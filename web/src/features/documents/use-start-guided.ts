import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, dataOf } from '@/api/client'
import { readDocument } from '@/api/document'
import type { Document, DocumentType, NewDocument } from '@/api/types'
import { randomKey } from '@/lib/random-key'
import { replaceDocument } from './queries'

/** Creates a document for the AI-guided screen. One visit makes one document, however often it asks. */
export function useStartGuided(type: DocumentType) {
  const client = useQueryClient()
  const [key] = useState(randomKey)
  return useMutation({
    networkMode: 'always',
    mutationFn: async (): Promise<Document> => {
      // The catalogue fills in the rest.
      const body = { type: type.id, status: 'in_progress', data: {} } as NewDocument
      const params = { header: { 'Idempotency-Key': key } }
      return readDocument(await dataOf(api.POST('/api/documents', { params, body })))
    },
    onSuccess: (document) => replaceDocument(client, document),
  })
}
