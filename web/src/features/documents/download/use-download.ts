import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { documentTypesQuery } from '@/api/document-types'
import { hasStatus, isDisputed } from '@/api/errors'
import { isPersonal } from '@/api/personal'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { downloaded as text } from '@/copy/downloaded'
import { saveFile } from '@/lib/save-file'
import { notify, notifyFailure, notifyFixedFailure } from '@/ui/notify'
import { fileName } from '../file-name'
import { noteDownload } from './downloads'
import { fetchPdf } from './fetch-pdf'
import { refreshVersions } from '../versions/queries'

const message = copy.toasts.downloadFailed

/** Fetches the PDF and hands it to the browser. */
export function useDownload() {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async (document: Document) => {
      const printed = (await isFiledInCourt(client, document)) ? 'packet' : 'download'
      const name =
        printed === 'packet' ? fileName(document, copy.review.packetFile) : `document-${document.id}.pdf`
      saveFile(await fetchPdf(document, printed), name)
      return name
    },
    onSuccess: (name, document) => {
      notify(text.title, text.text(name))
      noteDownload(document)
      void refreshVersions(client, document.id)
    },
    onError: (error) => {
      report(error)
      if (isNotPaid(error)) void client.invalidateQueries({ predicate: isPersonal })
    },
  })
}

/** What has a county is filed there: its papers are those of the case, the court’s forms among them. */
async function isFiledInCourt(client: QueryClient, { type }: Document): Promise<boolean> {
  const types = await client.ensureQueryData(documentTypesQuery)
  return types.some(({ id, county }) => id === type && county)
}

/** The same for a draft, which has a watermark and can be had before the document is paid. */
export function useDraftDownload() {
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async (document: Document) => {
      const params = { path: { id: document.id } }
      const call = api.GET('/api/documents/{id}/draft', { params, parseAs: 'blob' })
      saveFile(await dataOf(call), fileName(document, copy.review.draftFile))
    },
    onError: (error) => notifyFixedFailure(error, message),
  })
}

/** The nonlawyer disclosure, to read before it is acknowledged or to keep afterwards. */
export function useDisclosureDownload() {
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async (document: Document) => {
      const path = '/api/documents/{id}/legal-compliance/pdf'
      const call = api.GET(path, { params: { path: { id: document.id } }, parseAs: 'blob' })
      saveFile(await dataOf(call), fileName(document, copy.disclosure.file))
    },
    onError: (error) => notifyFixedFailure(error, message),
  })
}

/** The money went back, or is disputed, since the page was loaded: what the page shows is read again. */
const isNotPaid = (error: unknown): boolean => hasStatus(error, 402) || isDisputed(error)

/** Why a document is on hold no one could guess, so the server says it. */
const report = (error: unknown): void =>
  isDisputed(error) ? notifyFailure(error, message) : notifyFixedFailure(error, message)
