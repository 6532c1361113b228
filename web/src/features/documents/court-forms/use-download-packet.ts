import { useMutation } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { saveFile } from '@/lib/save-file'
import { notifyFailure } from '@/ui/notify'
import { fileName } from '../file-name'

/** Fetches the papers of a case in the order in which they are filed: one PDF, or a ZIP archive with a PDF of each. */
export function useDownloadPacket(document: Document, as: 'pdf' | 'zip') {
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async () => {
      const options = { params: { path: { id: document.id } }, parseAs: 'blob' } as const
      const call =
        as === 'pdf'
          ? api.GET('/api/documents/{id}/packet', options)
          : api.GET('/api/documents/{id}/packet/files', options)
      saveFile(await dataOf<Blob>(call), fileName(document, copy.review.packetFile, as))
    },
    onError: (error) => notifyFailure(error, copy.toasts.downloadFailed),
  })
}
