import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, isUnauthorized, sentenceOf } from '@/api/errors'
import { copy } from '@/copy'
import { replaceDocument } from '../queries'
import { changeDocument } from '../use-change-document'

/** A detail that is typed or chosen; null takes it back. */
export type Detail = string | boolean | null

/**
 * Keeps one fact of a document. The server merges fact by fact, so no version is needed; one change waits for the other, so that
 * the last one stands.
 */
export function useKeepFact(id: number, fact: string) {
  const client = useQueryClient()
  const { mutate, reset, variables, isPending, isSuccess, error } = useMutation({
    meta: { signedIn: true },
    scope: { id: `facts-${id}` },
    mutationFn: (detail: Detail) => changeDocument(id, { facts: { [fact]: detail } }),
    onSuccess: (document) => replaceDocument(client, document),
  })
  const refusal = refusalOf(error, fact)
  return {
    keep: mutate,
    /** The last try is forgotten, and with it what was wrong about it. */
    forget: reset,
    /** What is on its way; shown in the place of what is kept. */
    waiting: isPending ? variables : undefined,
    isSaved: isSuccess,
    refusal,
  }
}

/** The server's sentence about the fact, or about the whole call. */
function refusalOf(error: unknown, fact: string): string | undefined {
  if (!error || isUnauthorized(error)) return undefined
  const ofField = error instanceof ApiError ? error.problem?.fields?.[fact] : undefined
  return ofField ?? sentenceOf(error, copy.details.failed)
}
