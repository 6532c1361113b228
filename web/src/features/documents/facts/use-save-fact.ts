import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, isUnauthorized, sentenceOf } from '@/api/errors'
import type { Document, DocumentChange } from '@/api/types'
import { copy } from '@/copy'
import { replaceDocument } from '../queries'
import { changeDocument } from '../use-change-document'

/** Names the saving of a document’s facts. */
export const factsKey = (id: number) => ['facts', id]

type Change = { value: unknown; beside?: DocumentChange }

/**
 * Saves one fact of a document. The server merges fact by fact, so no version is needed; one change waits for the other, so that
 * the last one stands. Null takes a fact back.
 */
export function useSaveFact(id: number, fact: string) {
  const client = useQueryClient()
  const { mutate, reset, variables, isPending, isSuccess, error } = useMutation({
    mutationKey: factsKey(id),
    meta: { signedIn: true },
    scope: { id: `facts-${id}` },
    mutationFn: ({ value, beside }: Change) =>
      changeDocument(id, { ...beside, facts: { [fact]: value ?? null } }),
    onSuccess: (document: Document) => replaceDocument(client, document),
  })
  return {
    save: mutate,
    /** The last try is forgotten, and with it what was wrong about it. */
    forget: reset,
    isSaving: isPending,
    /** What is on its way; shown in the place of what is kept. */
    waiting: isPending ? variables.value : undefined,
    isSaved: isSuccess,
    refusal: refusalOf(error, fact),
  }
}

/** The server's sentence about the fact, or about the whole call. */
function refusalOf(error: unknown, fact: string): string | undefined {
  if (!error || isUnauthorized(error)) return undefined
  const ofField = error instanceof ApiError ? error.problem?.fields?.[fact] : undefined
  return ofField ?? sentenceOf(error, copy.details.failed)
}
