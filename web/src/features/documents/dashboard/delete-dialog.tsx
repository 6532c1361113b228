import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { isPersonal } from '@/api/personal'
import type { Document } from '@/api/types'
import { copy } from '@/app/copy'
import { notify, notifyFixedFailure } from '@/app/notify'
import { AlertDialog, DialogCancel } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { documentQuery, previewsKey } from '../queries'

export function DeleteDialog({ document, onClose }: { document: Document | undefined; onClose: () => void }) {
  const remove = useDeleteDocument(onClose)
  if (!document) return null
  return (
    <AlertDialog
      onClose={onClose}
      title={copy.dashboard.deleteTitle}
      text={copy.dashboard.deleteText(document.name)}
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
    />
  )
}

function useDeleteDocument(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    meta: { signedIn: true },
    mutationFn: (id: number) => dataOf(api.DELETE('/api/documents/{id}', { params: { path: { id } } })),
    onSuccess: async (_message, id) => {
      client.removeQueries({ queryKey: documentQuery(id).queryKey })
      client.removeQueries({ queryKey: previewsKey(id) })
      await client.invalidateQueries({ predicate: isPersonal })
      notify(copy.toasts.success, copy.toasts.deleted)
    },
    onError: (error) => notifyFixedFailure(error, copy.toasts.deleteFailed),
    onSettled: onDone,
  })
}
