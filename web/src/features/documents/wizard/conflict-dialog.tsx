import type { AnswerConflict } from '@/api/saving/events'
import type { Answer } from '@/api/types'
import { copy } from '@/copy'
import { AlertDialog, DialogAction, DialogCancel } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { shownAnswer } from '../answers'

type ConflictDialogProps = {
  conflict: AnswerConflict
  onClose: () => void
  /** With the answer that is to stand. */
  onChoose: (answer: Answer) => void
}

/** Two tabs have answered the same question. Both answers are shown, and neither is lost before one is chosen. */
export function ConflictDialog({ conflict: { mine, theirs }, onClose, onChoose }: ConflictDialogProps) {
  return (
    <AlertDialog
      onClose={onClose}
      title={copy.wizard.conflict.title}
      text={copy.wizard.conflict.text}
      actions={
        <>
          <DialogCancel asChild>
            <Button look="quiet">{copy.wizard.conflict.later}</Button>
          </DialogCancel>
          {theirs !== undefined && (
            <DialogAction asChild onClick={() => onChoose(theirs)}>
              <Button look="secondary">{copy.wizard.conflict.takeTheirs}</Button>
            </DialogAction>
          )}
          <DialogAction asChild onClick={() => onChoose(mine)}>
            <Button>{copy.wizard.conflict.keepMine}</Button>
          </DialogAction>
        </>
      }
    >
      <dl className="mt-5 space-y-4">
        <Version title={copy.wizard.conflict.mine} value={mine} />
        <Version title={copy.wizard.conflict.theirs} value={theirs} />
      </dl>
    </AlertDialog>
  )
}

function Version({ title, value }: { title: string; value: Answer | undefined }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{title}</dt>
      <dd className="mt-1 max-h-40 overflow-y-auto rounded-md bg-sunken p-3 break-words whitespace-pre-wrap">
        {shownAnswer(value)}
      </dd>
    </div>
  )
}
