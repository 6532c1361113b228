import type { ShareLink } from '@/api/types'
import { handOff as text } from '@/copy/hand-off'
import { AlertDialog, DialogCancel } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { useWithdraw } from './use-hand-off'

type DialogProps = { id: number; link: ShareLink; onClose: () => void }

/** Asks once more before a link is withdrawn. */
export function WithdrawDialog({ id, link, onClose }: DialogProps) {
  const withdraw = useWithdraw(id, onClose)
  return (
    <AlertDialog
      onClose={onClose}
      title={text.withdrawTitle}
      text={text.withdrawText}
      actions={
        <>
          <DialogCancel asChild>
            <Button look="secondary">{text.keep}</Button>
          </DialogCancel>
          <Button look="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate(link.id)}>
            {text.withdraw}
          </Button>
        </>
      }
    />
  )
}
