import { useMutation } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { copy } from '@/app/copy'
import { notifyFailure } from '@/app/notify'
import { saveFile } from '@/lib/save-file'

/** Fetches the PDF, with the token that a plain link could not send, and hands it to the browser. */
export function useDownload() {
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async (id: number) => {
      const call = api.GET('/api/documents/{id}/download', { params: { path: { id } }, parseAs: 'blob' })
      saveFile(await dataOf(call), `document-${id}.pdf`)
    },
    onError: (error) => notifyFailure(error, copy.toasts.downloadFailed),
  })
}
