import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import type { CourtForm } from '@/api/types'
import { copy } from '@/copy'
import { saveFile } from '@/lib/save-file'
import { notifyFailure } from '@/ui/notify'
import { refreshCourtForms } from './queries'

/** Fetches a form of the court, filled in for the one who files it. */
export function useDownloadCourtForm(id: number) {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async ({ form, of }: CourtForm) => {
      const params = { path: { id, form, of } }
      const call = api.GET('/api/documents/{id}/court-forms/{form}/{of}', { params, parseAs: 'blob' })
      saveFile(await dataOf(call), `court-form-${form}-${of}.pdf`)
    },
    onError: (error) => {
      notifyFailure(error, copy.toasts.downloadFailed)
      void refreshCourtForms(client, id)
    },
  })
}
