import { useMutation } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { copy } from '@/copy'
import { saveFile } from '@/lib/save-file'
import { notifyFailure } from '@/ui/notify'

type Asked = { number: number; changes: boolean }

/** Fetches a version as it was, with the sheet of changes or without. */
export function useDownloadVersion(id: number) {
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async ({ number, changes }: Asked) => {
      const params = { path: { id, number }, query: { changes } }
      const call = api.GET('/api/documents/{id}/versions/{number}/download', { params, parseAs: 'blob' })
      saveFile(await dataOf(call), `document-${id}-version-${number}.pdf`)
    },
    onError: (error) => notifyFailure(error, copy.toasts.downloadFailed),
  })
}
