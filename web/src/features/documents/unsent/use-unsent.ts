import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Document } from '@/api/types'
import { replaceDocument } from '../queries'
import { sendUnsent } from './send'
import { isEmpty, parse, stored, subscribe, type Unsent } from './store'
import { useRetry } from './use-retry'

/** What of a document waits for a connection. */
export function useUnsent(document: number): Unsent {
  const text = useSyncExternalStore(subscribe, () => stored(document))
  return useMemo(() => parse(text), [text])
}

/** Sends what waits, for as long as the page is open. */
export function useSendUnsent(document: Document): void {
  const client = useQueryClient()
  const isWaiting = !isEmpty(useUnsent(document.id))
  const send = useMutation({
    meta: { signedIn: true },
    mutationFn: () => sendUnsent(document),
    onSuccess: (saved) => replaceDocument(client, saved),
  })
  useRetry(isWaiting, () => send.mutateAsync())
}
