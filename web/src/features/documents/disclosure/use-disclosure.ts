import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { refreshDocument } from '../queries'

const FORM_TYPE = '12.900(a)'

export type Signing = { clientName: string; nonlawyerName: string; services: string[] }

/** Records that the person has read the disclosure. The record changes the document, so that is read again. */
export function useAcknowledge(id: number) {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: (signing: Signing & { clientSignedAt: string }) =>
      dataOf(
        api.POST('/api/documents/{id}/legal-compliance', {
          params: { path: { id } },
          body: {
            formType: FORM_TYPE,
            formData: { ...signing, agreedTerms: true },
          },
        }),
      ),
    onSuccess: () => refreshDocument(client, id),
  })
}
