import { lazy, Suspense, type ComponentProps } from 'react'

const Dialog = lazy(() => import('./conflict-dialog').then((dialog) => ({ default: dialog.ConflictDialog })))

type DialogProps = ComponentProps<typeof Dialog>
type ConflictDialogProps = Omit<DialogProps, 'conflict'> & { conflict: DialogProps['conflict'] | undefined }

/** Few ever see it: it comes when two tabs have answered the same question. */
export function ConflictDialog({ conflict, ...ways }: ConflictDialogProps) {
  if (!conflict) return null
  return (
    <Suspense>
      <Dialog conflict={conflict} {...ways} />
    </Suspense>
  )
}
