import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { AnswerQueue, type QueuePort } from '@/api/saving/answer-queue'
import type { Document, DocumentChange } from '@/api/types'
import { beforeSignOut } from '@/lib/sign-out'
import { notePast } from '../names/note-past'
import { documentQuery, replaceDocument } from '../queries'
import { withoutOthers } from './about-people'
import { changeDocument } from './change-document'
import { keepDropped } from './dropped-facts'

/**
 * Sends what is given and not saved, for as long as the page of one document is open. A session that has ended leads to the
 * sign-in page directly from the AI-guided screen, by the server from elsewhere (shared/spec/product.md, “What is said”).
 */
export function useAnswerQueue(document: Document, signedIn: 'server' | 'page' = 'server') {
  const port = useQueuePort(document, signedIn)
  const [queue] = useState(() => new AnswerQueue(port))
  useEffect(() => queue.serve(port))
  useEffect(() => openQueue(queue), [queue])
  const state = useSyncExternalStore(queue.subscribe, queue.state)
  return { queue, state }
}

type Change = { changes: DocumentChange; version: number; isLeaving: boolean }

function useQueuePort(document: Document, signedIn: 'server' | 'page'): QueuePort {
  const client = useQueryClient()
  const { id } = document
  const current = () => client.getQueryData(documentQuery(id).queryKey) ?? document
  const replace = (newer: Document) => replaceDocument(client, newer)
  const { mutateAsync } = useMutation({
    meta: { signedIn },
    mutationFn: ({ changes, ...options }: Change) => changeDocument(id, changes, options),
    onSuccess: (saved) => {
      keepDropped(current(), saved)
      notePast(client, current(), saved)
      replace(saved)
    },
  })
  return {
    document: current,
    save: (changes, version, isLeaving) =>
      mutateAsync({ changes: withoutOthers(current(), changes), version, isLeaving }),
    replace,
  }
}

/** A page that is hidden may never come back; another page of the site, or signing out, is a moment to save, too. */
function openQueue(queue: AnswerQueue): () => void {
  const leave = () => void queue.flush({}, true)
  const hide = () => document.visibilityState === 'hidden' && leave()
  document.addEventListener('visibilitychange', hide)
  window.addEventListener('pagehide', leave)
  const forgetSignOut = beforeSignOut(() => queue.flush())
  const close = queue.open()
  return () => {
    document.removeEventListener('visibilitychange', hide)
    window.removeEventListener('pagehide', leave)
    close()
    void queue.flush({}, true).then(forgetSignOut)
  }
}
