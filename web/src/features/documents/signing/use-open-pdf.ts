import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { openFile } from '@/lib/open-file'
import { saveFile } from '@/lib/save-file'
import { notify, notifyFixedFailure } from '@/ui/notify'
import { fileName } from '../file-name'
import { noteDownload } from '../download/downloads'
import { fetchPdf, type Printed } from '../download/fetch-pdf'
import { refreshVersions } from '../versions/queries'

type Asked = { document: Document; tab: Window | null }

/**
 * Opens the PDF in a tab of its own, from where it is printed. The tab is asked for by the press itself, because browsers
 * allow it to no one else; where there is none the file is saved.
 */
export function useOpenPdf(printed: Printed) {
  const client = useQueryClient()
  const open = useMutation({
    meta: { signedIn: true },
    mutationFn: async ({ document, tab }: Asked) => {
      const file = await fetchPdf(document, printed)
      if (openFile(file, fileName(document), tab)) notify(copy.signing.opened)
    },
    onSuccess: (_opened, { document }) => {
      noteDownload(document)
      void refreshVersions(client, document.id)
    },
    onError: (error, { tab }) => {
      tab?.close()
      notifyFixedFailure(error, copy.toasts.downloadFailed)
    },
  })
  return {
    open: (document: Document) => open.mutate({ document, tab: window.open('', '_blank') }),
    isOpening: open.isPending,
  }
}

/** The same PDF for a print shop, under a name that says nothing of whose it is. */
export function useShopCopy(printed: Printed) {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async (document: Document) => saveFile(await fetchPdf(document, printed), fileName(document)),
    onSuccess: (_saved, document) => {
      noteDownload(document)
      void refreshVersions(client, document.id)
    },
    onError: (error) => notifyFixedFailure(error, copy.toasts.downloadFailed),
  })
}
