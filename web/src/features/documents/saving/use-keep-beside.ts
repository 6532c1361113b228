import { useMutation, useQueryClient } from '@tanstack/react-query'
import { replaceDocument } from '../queries'
import { changeDocument } from './change-document'

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
