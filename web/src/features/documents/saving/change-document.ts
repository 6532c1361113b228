import { api, dataOf } from '@/api/client'
import { readDocument } from '@/api/document'
import type { Document, DocumentChange } from '@/api/types'

/** What stands for "stays as it is". */
const unchanged = { answers: {}, currentStep: null, facts: {}, data: {}, name: null, status: null }

type Options = {
  /** The change is made only on top of this version. Without one, the server merges entry by entry. */
  version?: number
  /** A call that outlives its page is kept alive by the browser. */
  isLeaving?: boolean
}

/** Changes a document. */
export async function changeDocument(
  id: number,
  changes: DocumentChange,
  { version, isLeaving = false }: Options = {},
): Promise<Document> {
  const match = version === undefined ? null : `"${version}"`
  const params = { path: { id }, header: { 'If-Match': match } }
  const body = { ...unchanged, ...changes }
  return readDocument(await dataOf(api.PATCH('/api/documents/{id}', { params, body, keepalive: isLeaving })))
}
