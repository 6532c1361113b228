import { useForm } from 'react-hook-form'
import { showFailure } from '@/api/refusals'
import type { Document } from '@/api/types'
import { signingPlan } from '@/copy/signing-plan'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { notify } from '@/ui/notify'
import { today } from './today'
import { useNoteSigning } from './use-note-signing'

const text = signingPlan

/** Named as the server names what it refuses. */
type Fields = { planDate: string; time: string; planPlace: string; remind: boolean }

const fieldsOf = ({ signing: { plan } }: Document): Fields => ({
  planDate: plan?.date ?? '',
  time: plan?.time ?? '',
  planPlace: plan?.place ?? '',
  remind: plan?.remind ?? true,
})

const planOf = ({ planDate, time, planPlace, remind }: Fields) => ({
  date: planDate,
  time: time || null,
  place: planPlace.trim() || null,
  remind,
})

/** When and where the document is to be signed. */
export function PlanForm({ document, hasNotary }: { document: Document; hasNotary: boolean }) {
  const form = useForm<Fields>({ defaultValues: fieldsOf(document) })
  const note = useNoteSigning(document)
  const keep = (fields: Fields | null) =>
    note.mutate(
      { plan: fields && planOf(fields) },
      {
        onSuccess: (noted) => {
          form.reset(fieldsOf(noted))
          notify(fields ? text.saved : text.forgotten)
        },
        onError: (error) => showFailure(form, error, text.failed),
      },
    )
  const forget = document.signing.plan && (
    <Button look="quiet" disabled={note.isPending} onClick={() => keep(null)}>
      {text.forget}
    </Button>
  )
  return (
    <Form form={form} onSend={keep} action={text.save} isBusy={note.isPending} after={forget}>
      <WhenAndWhere form={form} kept={document.signing.plan?.date} hasNotary={hasNotary} />
      <Remind {...form.register('remind')} />
    </Form>
  )
}

type PartProps = {
  form: ReturnType<typeof useForm<Fields>>
  kept: string | undefined
  hasNotary: boolean
}

function WhenAndWhere({ form: { register, formState }, kept, hasNotary }: PartProps) {
  const { errors } = formState
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-end gap-5">
        <TextField
          label={text.date}
          type="date"
          min={today()}
          error={errors.planDate?.message}
          {...register('planDate', { validate: (date) => dayOr(date, kept) })}
        />
        <TextField label={text.time} type="time" {...register('time')} />
      </div>
      <TextField
        label={text.place}
        hint={hasNotary ? text.notaryHint : text.placeHint}
        maxLength={200}
        error={errors.planPlace?.message}
        {...register('planPlace')}
      />
    </>
  )
}

/** A day that has passed since it was planned may stay. */
function dayOr(date: string, kept: string | undefined): true | string {
  if (!date) return text.noDate
  return date >= today() || date === kept || text.past
}

const Remind = (box: ReturnType<ReturnType<typeof useForm<Fields>>['register']>) => (
  <label className="flex min-h-11 items-start gap-3">
    <input type="checkbox" className="mt-1 size-6 shrink-0" {...box} />
    <span>
      <span className="font-semibold">{text.remind}</span>
      <span className="block text-sm text-soft">{text.remindHint}</span>
    </span>
  </label>
)
