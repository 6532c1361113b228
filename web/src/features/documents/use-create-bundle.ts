import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentType } from '@/api/types'
import { randomKey } from '@/lib/random-key'
import { documentsQuery } from './queries'
import { createDocument } from './use-start-document'

/** The documents of the Essential Bundle, in the order in which they are made. */
const ESSENTIAL = ['simpleWill', 'healthcareDirective', 'powerOfAttorney']

/** What each of them costs while the three are there, in cents. The specification fixes it; the server checks it. */
export const SHARE = 4967

/** Makes the documents of the bundle one after another. One that was made before a failure is not made again. */
export function useCreateBundle(types: DocumentType[]) {
  const client = useQueryClient()
  const [keys, setKeys] = useState(newKeys)
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async () => {
      for (const [index, id] of ESSENTIAL.entries()) {
        const type = types.find((type) => type.id === id)
        if (!type) throw new Error(`The catalogue has no ${id}.`)
        // oxlint-disable-next-line no-await-in-loop -- one after another, as specified: what follows a failure is not made
        await createDocument(type, { price: SHARE, key: keys[index] ?? randomKey() })
      }
    },
    onSuccess: () => setKeys(newKeys()),
    onSettled: () => client.invalidateQueries({ queryKey: documentsQuery.queryKey }),
  })
}

const newKeys = (): string[] => ESSENTIAL.map(() => randomKey())
