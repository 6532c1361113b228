import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { newerCopy, readDocument } from '@/api/document'
import { hasStatus } from '@/api/errors'
import type { Document, Signing } from '@/api/types'
import { replaceDocument } from '../queries'

/**
 * Notes what is planned and done about signing, provided that the document still has the version that was seen. After a
 * lost race the newer copy takes its place, for the person to look at.
 */
export function useNoteSigning(document: Document) {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: (changes: Partial<Signing>) => noteSigning(document, changes),
    onSuccess: (noted) => replaceDocument(client, noted),
    onError: (error) => {
      const newer = hasStatus(error, 412) ? newerCopy(error) : undefined
      if (newer) replaceDocument(client, newer)
    },
  })
}

async function noteSigning({ id, version, signing }: Document, changes: Partial<Signing>): Promise<Document> {
  const params = { path: { id }, header: { 'If-Match': `"${version}"` } }
  const body = { ...signing, ...changes }
  return readDocument(await dataOf(api.PUT('/api/documents/{id}/signing', { params, body })))
}
