import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { notify } from '@/ui/notify'
import { documentQuery } from '../queries'

const saidIn = ({ answers, facts, data }: Document): string => JSON.stringify([answers, facts, data])

/**
 * For whoever has paid and may hold a copy that says something else: that what was changed here is saved, and where it is. Of a
 * document that was paid before it was whole there is no copy yet.
 */
export function useSayChanged(document: Document): () => void {
  const client = useQueryClient()
  const [before] = useState(document)
  return () => {
    const now = client.getQueryData(documentQuery(document.id).queryKey) ?? document
    if (!before.interview.complete || now.status !== 'paid' || now.onHold || saidIn(now) === saidIn(before))
      return
    notify(copy.wizard.changeSaved, copy.wizard.changeSavedText)
  }
}
