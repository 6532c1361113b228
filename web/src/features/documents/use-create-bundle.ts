import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '@/api/errors'
import type { DocumentType } from '@/api/types'
import { parseJson } from '@/lib/json'
import { randomKey } from '@/lib/random-key'
import { read, remove, session, write } from '@/lib/storage'
import { documentsQuery } from './queries'
import { createDocument } from './use-start-document'

/** The documents of the Essential Bundle, in the order in which they are made. */
export const ESSENTIAL = ['simpleWill', 'healthcareDirective', 'powerOfAttorney']

/** What each of them costs while the three are there, in cents. The server checks it. */
const SHARE = 4967

/**
 * Makes the documents of the bundle one after another. One that was made before a failure is not made again, also when
 * the page has been loaded anew since.
 */
export function useCreateBundle(types: DocumentType[]) {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async () => {
      const keys = keptKeys()
      for (const [index, id] of ESSENTIAL.entries()) {
        const type = types.find((type) => type.id === id)
        if (!type) throw new Error(`The catalogue has no ${id}.`)
        // oxlint-disable-next-line no-await-in-loop -- one after another: what follows a failure is not made
        await createDocument(type, { price: SHARE, key: keys[index] ?? randomKey() })
      }
    },
    onSuccess: () => remove(session, KEYS),
    // What was made before the failure has been deleted since: the next try begins anew.
    onError: (error) => hasCode(error, 'deleted_before') && remove(session, KEYS),
    onSettled: () => client.invalidateQueries({ queryKey: documentsQuery.queryKey }),
  })
}

const KEYS = 'bundle-keys'

/** The keys of the bundle that is being made. */
function keptKeys(): string[] {
  const kept = parseJson(read(session, KEYS))
  if (Array.isArray(kept) && kept.length === ESSENTIAL.length) return kept.map(String)
  const keys = ESSENTIAL.map(() => randomKey())
  write(session, KEYS, JSON.stringify(keys))
  return keys
}
