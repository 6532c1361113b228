import { useMutation } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { copy } from '@/copy'
import { saveFile } from '@/lib/save-file'
import { notifyFailure } from '@/ui/notify'

/** Fetches the papers of a case in the order in which they are filed: one PDF, or a ZIP archive with a PDF of each. */
export function useDownloadPacket(id: number, as: 'pdf' | 'zip') {
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async () => {
      const options = { params: { path: { id } }, parseAs: 'blob' } as const
      const call =
        as === 'pdf'
          ? api.GET('/api/documents/{id}/packet', options)
          : api.GET('/api/documents/{id}/packet/files', options)
      saveFile(await dataOf<Blob>(call), `document-${id}-packet.${as}`)
    },
    onError: (error) => notifyFailure(error, copy.toasts.downloadFailed),
  })
}
