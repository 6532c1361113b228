import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import type { Document, ShareLink, TranscriptTurn } from '@/api/types'
import { handOff as text } from '@/copy/hand-off'
import { saveFile } from '@/lib/save-file'
import { notify, notifyFailure } from '@/ui/notify'
import { copy } from '@/copy'
import { fileName } from '../file-name'
import { refreshVersions } from '../versions/queries'
import { shareLinksQuery } from './queries'

/** Makes the file and hands it to the browser. */
export function useMakeFile(document: Document) {
  const { id } = document
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async (transcript: TranscriptTurn[]) => {
      const params = { path: { id } }
      const call = api.POST('/api/documents/{id}/hand-off', {
        params,
        body: { transcript },
        parseAs: 'blob',
      })
      saveFile(await dataOf(call), fileName(document, text.file))
    },
    // What leaves is a version.
    onSuccess: () => void refreshVersions(client, id),
    onError: (error) => notifyFailure(error, text.failed),
  })
}

/** Makes a link. Its secret is in the answer and nowhere else. */
export function useMakeLink(id: number) {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: (body: { days: number; transcript: TranscriptTurn[] }) =>
      dataOf(api.POST('/api/documents/{id}/share-links', { params: { path: { id } }, body })),
    onSuccess: async () => {
      void refreshVersions(client, id)
      await client.invalidateQueries({ queryKey: shareLinksQuery(id).queryKey })
    },
    onError: (error) => notifyFailure(error, text.makeFailed),
  })
}

/** The making of a link, with the one that was made last. */
export type MakeLink = ReturnType<typeof useMakeLink>

/** Withdraws a link, and takes it off the list. One that has ended is only taken off the list. */
export function useWithdraw(id: number, link: ShareLink, onDone: (isGone: boolean) => void) {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: () =>
      api.DELETE('/api/documents/{id}/share-links/{link}', { params: { path: { id, link: link.id } } }),
    onSuccess: async () => {
      notify(copy.toasts.success, link.ended ? text.removed : text.withdrawn)
      await client.invalidateQueries({ queryKey: shareLinksQuery(id).queryKey })
    },
    onError: (error) => notifyFailure(error, text.withdrawFailed),
    onSettled: (_, error) => onDone(!error),
  })
}
