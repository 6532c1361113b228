import type { ShareLink } from '@/api/types'
import { handOff as text } from '@/copy/hand-off'
import { AlertDialog, DialogCancel } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { useWithdraw } from './use-hand-off'

type DialogProps = { id: number; link: ShareLink; onClose: (isGone: boolean) => void }

/** Asks once more before a link is withdrawn, or one that has ended is taken off the list. */
export function WithdrawDialog({ id, link, onClose }: DialogProps) {
  const withdraw = useWithdraw(id, link, onClose)
  return (
    <AlertDialog
      onClose={() => onClose(false)}
      title={link.ended ? text.removeTitle : text.withdrawTitle}
      text={link.ended ? text.removeText : text.withdrawText}
      actions={
        <>
          <DialogCancel asChild>
            <Button look="secondary">{text.keep}</Button>
          </DialogCancel>
          <Button look="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {link.ended ? text.removeIt : text.withdraw}
          </Button>
        </>
      }
    />
  )
}
