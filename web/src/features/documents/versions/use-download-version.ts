import { useMutation } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import type { Document, Version } from '@/api/types'
import { copy } from '@/copy'
import { openFile } from '@/lib/open-file'
import { saveFile } from '@/lib/save-file'
import { notifyFailure } from '@/ui/notify'
import { fileName } from '../file-name'

/** `tab` is given where the version is to be shown. */
type Asked = { version: Version; changes: boolean; tab?: Window | null }

/** Fetches a version as it was, with the sheet of changes or without. */
export function useDownloadVersion({ id, type }: Document) {
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async ({ version, changes, tab }: Asked) => {
      const { number, renderedAt } = version
      const params = { path: { id, number }, query: { changes } }
      const call = api.GET('/api/documents/{id}/versions/{number}/download', { params, parseAs: 'blob' })
      const file = new Blob([await dataOf(call)], { type: 'application/pdf' })
      const name = fileName({ type, updatedAt: renderedAt }, `version ${number}`)
      if (tab === undefined) saveFile(file, name)
      else openFile(file, name, tab)
    },
    onError: (error, { tab }) => {
      tab?.close()
      notifyFailure(error, copy.toasts.downloadFailed)
    },
  })
}
