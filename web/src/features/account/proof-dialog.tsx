import { useId, type ComponentProps } from 'react'
import type { ProofFields } from '@/api/types'
import { copy } from '@/copy'
import { AlertDialog, DialogCancel } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { Proof } from './proof'
import { useProof, type Holder } from './use-proof'

type ProofDialogProps<T> = Pick<ComponentProps<typeof AlertDialog>, 'title' | 'text' | 'onClose'> &
  Pick<ComponentProps<typeof Proof>, 'children'> & {
    holder: Holder
    confirm: string
    look?: ComponentProps<typeof Button>['look']
    /** What is said while it takes its time. */
    busyText: string
    send: (proof: ProofFields) => Promise<T>
    onDone: (answer: T) => void
  }

/** A question to which the answer is a press, and the passkey or the password. */
export function ProofDialog<T>(props: ProofDialogProps<T>) {
  const { title, text, onClose, holder, confirm, look, busyText, send, onDone, children } = props
  const id = useId()
  const proving = useProof(holder, send, onDone)
  const isBusy = proving.call.isPending
  return (
    <AlertDialog
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <DialogCancel asChild>
            <Button look="secondary" disabled={isBusy}>
              {copy.account.cancel}
            </Button>
          </DialogCancel>
          <Button type="submit" form={id} look={look} busy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <Proof id={id} proving={proving}>
        {children}
      </Proof>
      <p role="status" className="mt-4 text-soft empty:sr-only">
        {isBusy && (proving.isAsking ? copy.passkeys.proofBusy : busyText)}
      </p>
    </AlertDialog>
  )
}
