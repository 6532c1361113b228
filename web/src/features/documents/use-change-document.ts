import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { readDocument } from '@/api/document'
import type { Document, DocumentChange } from '@/api/types'
import { replaceDocument } from './queries'

type Change = { version: number; changes: DocumentChange; isLeaving?: boolean }

/** What stands for "stays as it is". */
const unchanged = { answers: {}, currentStep: null, facts: {}, data: {}, name: null, status: null }

/**
 * Changes a document, provided that it still has the version that the change was made from. A session that has ended leads
 * to the sign-in page directly from the AI-guided screen, by the server from elsewhere (shared/spec/product.md, “What is said”).
 */
export function useChangeDocument(id: number, signedIn: 'server' | 'page' = 'server') {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn },
    mutationFn: ({ version, changes, isLeaving }: Change) =>
      changeDocument(id, changes, `"${version}"`, isLeaving),
    onSuccess: (document) => replaceDocument(client, document),
  })
}

/** Of the changes beside the answers. */
export const besideKey = (id: number) => ['documents', 'beside', id]

/**
 * Keeps something beside the answers. The server merges entry by entry, so no version is needed; one change waits for
 * the other, so that the last one stands.
 */
export function useKeepBeside(id: number) {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationKey: besideKey(id),
    scope: { id: `beside-${id}` },
    mutationFn: (data: Record<string, unknown>) => changeDocument(id, { data }),
    onSuccess: (document) => replaceDocument(client, document),
  })
}

/** A call that outlives its page is kept alive by the browser. */
export async function changeDocument(
  id: number,
  changes: DocumentChange,
  version?: string,
  keepalive = false,
): Promise<Document> {
  const params = { path: { id }, header: { 'If-Match': version ?? null } }
  const body = { ...unchanged, ...changes }
  return readDocument(await dataOf(api.PATCH('/api/documents/{id}', { params, body, keepalive })))
}
