import { useMutation } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import type { Document, Version } from '@/api/types'
import { copy } from '@/copy'
import { saveFile } from '@/lib/save-file'
import { notifyFailure } from '@/ui/notify'
import { fileName } from '../file-name'

type Asked = { version: Version; changes: boolean }

/** Fetches a version as it was, with the sheet of changes or without. */
export function useDownloadVersion({ id, type }: Document) {
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async ({ version, changes }: Asked) => {
      const { number, renderedAt } = version
      const params = { path: { id, number }, query: { changes } }
      const call = api.GET('/api/documents/{id}/versions/{number}/download', { params, parseAs: 'blob' })
      saveFile(await dataOf(call), fileName({ type, updatedAt: renderedAt }, `version ${number}`))
    },
    onError: (error) => notifyFailure(error, copy.toasts.downloadFailed),
  })
}
