import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { isPersonal } from '@/api/personal'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { bundleShare as inBundle } from '@/copy/bundle-share'
import { floridaDayAndMinute } from '@/lib/dates'
import { dollars } from '@/lib/money'
import { AlertDialog, DialogCancel } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { notify, notifyFixedFailure } from '@/ui/notify'
import { bundleShare } from '../bundle-share'
import { forgetPastNames } from '../names/past-names'
import { documentQuery, previewsKey, takeOffList } from '../queries'
import { titleOf } from '../title'
import { DownloadButton } from './download-button'
import { Miniature } from './miniature/miniature'
import { documentState } from './document-state'
import { questionsLeft } from './milestones'
import { usePaper } from './use-paper'

type DeleteDialogProps = {
  document?: Document
  /** What the question was opened by. */
  opener?: HTMLElement | null
  onClose: () => void
}

export function DeleteDialog({ document, opener = null, onClose }: DeleteDialogProps) {
  const remove = useDeleteDocument(onClose)
  if (!document) return null
  return (
    <AlertDialog
      onClose={onClose}
      opener={opener}
      title={copy.dashboard.deleteTitle}
      text={copy.dashboard.deleteText(titleOf(document))}
      actions={
        <>
          <DialogCancel asChild>
            <Button look="secondary">{copy.dashboard.cancel}</Button>
          </DialogCancel>
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(document.id)}>
            {copy.dashboard.delete}
          </Button>
        </>
      }
    >
      <div className="mt-5 flex flex-wrap items-start gap-4">
        <Look document={document} />
        <div className="min-w-0 grow basis-60">
          {document.status === 'paid' ? (
            <WhatWasPaid document={document} />
          ) : (
            <WhatIsLost document={document} />
          )}
        </div>
      </div>
    </AlertDialog>
  )
}

/** Which one it is, told by its first page. */
function Look({ document }: { document: Document }) {
  return (
    <div className="rounded-md bg-shell-4 p-3">
      <Miniature {...usePaper(document)} canGrow={false} />
    </div>
  )
}

/** Deleting a paid document brings nothing back. */
function WhatWasPaid({ document }: { document: Document }) {
  return (
    <Notice tone="warning">
      <p className="mb-3">
        {paidWords(document)} {copy.dashboard.deleteNoRefund}
      </p>
      {documentState(document) === 'done' && <DownloadButton document={document} which={titleOf(document)} />}
    </Notice>
  )
}

function paidWords(document: Document): string {
  const share = bundleShare(document)
  if (share !== undefined) return inBundle.deleted(dollars(share))
  const amount = document.amountPaid
  return typeof amount === 'number'
    ? copy.dashboard.deletePaidAmount(dollars(amount))
    : copy.dashboard.deletePaid
}

/** Which draft it is, and that what someone has typed is gone with it. */
function WhatIsLost({ document }: { document: Document }) {
  const count = Object.keys(document.answers).length
  const created = floridaDayAndMinute(document.createdAt)
  return (
    <>
      <p className="text-soft">{copy.dashboard.deleteWhich(created, questionsLeft(document))}</p>
      {count > 0 && <p className="mt-2">{copy.dashboard.deleteLoses(count)}</p>}
    </>
  )
}

function useDeleteDocument(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: (id: number) => dataOf(api.DELETE('/api/documents/{id}', { params: { path: { id } } })),
    onSuccess: async (_message, id) => {
      forgetPastNames(id)
      takeOffList(client, id)
      client.removeQueries({ queryKey: documentQuery(id).queryKey })
      client.removeQueries({ queryKey: previewsKey(id) })
      await client.invalidateQueries({ predicate: isPersonal })
      notify(copy.toasts.success, copy.toasts.deleted)
    },
    onError: (error) => notifyFixedFailure(error, copy.toasts.deleteFailed),
    onSettled: onDone,
  })
}
