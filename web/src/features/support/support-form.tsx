import { useMutation } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { api, dataOf } from '@/api/client'
import type { SupportRequest } from '@/api/types'
import { copy } from '@/app/copy'
import { notify, notifyFixedFailure } from '@/app/notify'
import { Button } from '@/ui/button'
import { SelectField, TextAreaField, TextField } from '@/ui/field'
import { atLeast, emailOr, showRefusals } from './rules'
import { SentNote } from './sent-note'

const { errors: sentences, ...text } = copy.support

type Fields = Record<
  'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'subject' | 'priority' | 'message',
  string
>

const blank: Fields = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  subject: '',
  priority: '',
  message: '',
}

export function SupportForm() {
  const form = useForm<Fields>({ defaultValues: blank })
  const send = useSend(form)
  const submit = form.handleSubmit((fields) => send.mutate(toRequest(fields)))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <Person form={form} />
      <Matter form={form} />
      <Button type="submit" busy={send.isPending} className="min-w-48">
        {text.send}
      </Button>
      <SentNote text={send.isSuccess && text.sent} />
    </form>
  )
}

/** The form is emptied when the request has arrived, and not before. */
function useSend(form: UseFormReturn<Fields>) {
  return useMutation({
    mutationFn: (request: SupportRequest) => dataOf(api.POST('/api/support', { body: request })),
    onSuccess: () => {
      form.reset(blank)
      notify(copy.toasts.supportSent, copy.toasts.supportSentText)
    },
    onError: (error) => {
      showRefusals(form, error)
      notifyFixedFailure(error, copy.toasts.supportFailed)
    },
  })
}

const toRequest = ({ phoneNumber, ...fields }: Fields): SupportRequest => ({
  ...fields,
  phoneNumber: phoneNumber.trim() || null,
})

type PartProps = { form: UseFormReturn<Fields> }

function Person({ form: { register, formState } }: PartProps) {
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={text.firstName}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName', { validate: atLeast(2, sentences.firstName) })}
      />
      <TextField
        label={text.lastName}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName', { validate: atLeast(2, sentences.lastName) })}
      />
      <TextField
        label={text.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', { validate: emailOr(sentences.email) })}
      />
      <TextField
        label={text.phone}
        type="tel"
        autoComplete="tel"
        error={errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
    </div>
  )
}

function Matter({ form: { register, formState } }: PartProps) {
  const { errors } = formState
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={text.subject}
          error={errors.subject?.message}
          {...register('subject', { required: sentences.subject })}
        >
          <option value="">{text.chooseSubject}</option>
          <Options from={text.subjects} />
        </SelectField>
        <SelectField
          label={text.priority}
          error={errors.priority?.message}
          {...register('priority', { required: sentences.priority })}
        >
          <option value="">{text.choosePriority}</option>
          <Options from={text.priorities} />
        </SelectField>
      </div>
      <TextAreaField
        label={text.message}
        hint={text.messageHint}
        error={errors.message?.message}
        {...register('message', { validate: atLeast(10, sentences.message) })}
      />
    </>
  )
}

function Options({ from }: { from: Record<string, string> }) {
  return Object.entries(from).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
