import { useMutation } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { copy } from '@/app/copy'
import { notifyFixedFailure } from '@/app/notify'
import { saveFile } from '@/lib/save-file'

const message = copy.toasts.downloadFailed

/** Fetches the PDF, with the token that a plain link could not send, and hands it to the browser. */
export function useDownload() {
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async (id: number) => {
      const call = api.GET('/api/documents/{id}/download', { params: { path: { id } }, parseAs: 'blob' })
      saveFile(await dataOf(call), `document-${id}.pdf`)
    },
    onError: (error) => notifyFixedFailure(error, message),
  })
}

/** The same for a draft, which has a watermark and can be had before the document is paid. */
export function useDraftDownload() {
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async (id: number) => {
      const call = api.GET('/api/documents/{id}/draft', { params: { path: { id } }, parseAs: 'blob' })
      saveFile(await dataOf(call), `document-${id}-draft.pdf`)
    },
    onError: (error) => notifyFixedFailure(error, message),
  })
}
