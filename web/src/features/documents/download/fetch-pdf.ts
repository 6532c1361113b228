import { api, dataOf } from '@/api/client'
import type { Document } from '@/api/types'

/** What is had of a document: itself, or of one that is filed all papers of the case, the court’s forms among them. */
export type Printed = 'download' | 'packet'

/** The PDF, with the token that a plain link could not send. */
export async function fetchPdf({ id }: Document, printed: Printed): Promise<Blob> {
  const options = { params: { path: { id } }, parseAs: 'blob' } as const
  const call =
    printed === 'packet'
      ? api.GET('/api/documents/{id}/packet', options)
      : api.GET('/api/documents/{id}/download', options)
  return new Blob([await dataOf<Blob>(call)], { type: 'application/pdf' })
}
