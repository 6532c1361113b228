import { useForm } from 'react-hook-form'
import { showFailure } from '@/api/refusals'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { notify } from '@/ui/notify'
import { hasChangedSinceSigning } from './standing'
import { today } from './today'
import { useNoteSigning } from './use-note-signing'

const text = copy.signing.signed

/** Named as the server names what it refuses. */
type Fields = { signedDate: string; signedOriginal: string }

/** That it is signed: when, and where the original is. */
export function SignedForm({ document, onSaved }: { document: Document; onSaved?: () => void }) {
  const hasChanged = hasChangedSinceSigning(document)
  const kept = hasChanged ? null : document.signing.signed
  const form = useForm<Fields>({
    defaultValues: { signedDate: kept?.date ?? today(), signedOriginal: kept?.original ?? '' },
  })
  const note = useNoteSigning(document)
  const keep = ({ signedDate, signedOriginal }: Fields) =>
    note.mutate(
      {
        signed: {
          date: signedDate,
          original: signedOriginal.trim() || null,
          version: kept?.version ?? document.version,
        },
      },
      {
        onSuccess: () => {
          notify(text.saved)
          onSaved?.()
        },
        onError: (error) => showFailure(form, error, text.failed),
      },
    )
  const forget = () =>
    note.mutate(
      { signed: null },
      {
        onSuccess: () => notify(text.undone),
        onError: (error) => showFailure(form, error, text.failed),
      },
    )
  const { errors } = form.formState
  return (
    <Form
      form={form}
      onSend={keep}
      action={kept ? text.change : text.save}
      isBusy={note.isPending}
      after={
        kept && (
          <Button look="quiet" disabled={note.isPending} onClick={forget}>
            {text.undo}
          </Button>
        )
      }
    >
      <TextField
        label={text.date}
        type="date"
        max={today()}
        error={errors.signedDate?.message}
        {...form.register('signedDate', { validate: dayOr })}
      />
      <TextField
        label={text.original}
        hint={text.originalHint}
        maxLength={200}
        error={errors.signedOriginal?.message}
        {...form.register('signedOriginal')}
      />
    </Form>
  )
}

function dayOr(date: string): true | string {
  if (!date) return text.noDate
  return date <= today() || text.future
}
