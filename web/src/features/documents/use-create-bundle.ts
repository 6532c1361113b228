import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '@/api/errors'
import type { Bundle, DocumentType } from '@/api/types'
import { parseJson } from '@/lib/json'
import { randomKey } from '@/lib/random-key'
import { read, remove, session, write } from '@/lib/storage'
import { documentsQuery } from './queries'
import { createDocument } from './use-start-document'

/** The bundle whose documents are made as drafts: each has a share of its price. */
export const draftBundle = (offers: Bundle[]) => offers.find(({ share }) => typeof share === 'number')

/** The ids of the types of a bundle that leaves no choice, in the order in which its documents are made. */
export const membersOf = (bundle: Bundle) => bundle.documents.flat()

/**
 * Makes the documents of the bundle one after another. One that was made before a failure is not made again, also when
 * the page has been loaded anew since.
 */
export function useCreateBundle(types: DocumentType[], bundle: Bundle | undefined) {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async () => {
      if (!bundle) throw new Error('The catalog has no bundle of drafts.')
      const members = membersOf(bundle)
      const keys = keptKeys(members.length)
      for (const [index, id] of members.entries()) {
        const type = types.find((type) => type.id === id)
        if (!type) throw new Error(`The catalog has no ${id}.`)
        // oxlint-disable-next-line no-await-in-loop -- one after another: what follows a failure is not made
        await createDocument(type, { price: bundle.share ?? type.price, key: keys[index] ?? randomKey() })
      }
    },
    onSuccess: () => remove(session, KEYS),
    // What was made before the failure has been deleted since: the next try begins anew.
    onError: (error) => hasCode(error, 'deleted_before') && remove(session, KEYS),
    onSettled: () => client.invalidateQueries({ queryKey: documentsQuery.queryKey }),
  })
}

const KEYS = 'bundle-keys'

/** The keys of the bundle that is being made, one for each document. */
function keptKeys(count: number): string[] {
  const kept = parseJson(read(session, KEYS))
  if (Array.isArray(kept) && kept.length === count) return kept.map(String)
  const keys = Array.from({ length: count }, () => randomKey())
  write(session, KEYS, JSON.stringify(keys))
  return keys
}
