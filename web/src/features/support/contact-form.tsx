import { useMutation } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { api, dataOf } from '@/api/client'
import { showRefusals } from '@/api/refusals'
import type { ContactMessage } from '@/api/types'
import { copy } from '@/copy'
import { emailOr } from '@/lib/email'
import { Button } from '@/ui/button'
import { TextAreaField, TextField } from '@/ui/field'
import { notify, notifyFailure } from '@/ui/notify'
import { SentNote } from '@/ui/sent-note'
import { atLeast } from './rules'

const { errors: sentences, ...text } = copy.contact

type Fields = Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>

const blank: Fields = { name: '', email: '', phone: '', subject: '', message: '' }

export function ContactForm() {
  const form = useForm<Fields>({ defaultValues: blank })
  const send = useSend(form)
  const submit = form.handleSubmit((fields) => send.mutate(toMessage(fields)))
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

/** The form is emptied when the message has arrived, and not before. */
function useSend(form: UseFormReturn<Fields>) {
  return useMutation({
    mutationFn: (message: ContactMessage) => dataOf(api.POST('/api/contact', { body: message })),
    onSuccess: () => {
      form.reset(blank)
      notify(copy.toasts.contactSent, copy.toasts.contactSentText)
    },
    onError: (error) => {
      showRefusals(form, error)
      notifyFailure(error, copy.toasts.contactFailed)
    },
  })
}

const toMessage = ({ phone, ...fields }: Fields): ContactMessage => ({
  ...fields,
  phone: phone.trim() || null,
})

type PartProps = { form: UseFormReturn<Fields> }

function Person({ form: { register, formState } }: PartProps) {
  const { errors } = formState
  return (
    <>
      <TextField
        label={text.name}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { validate: atLeast(1, sentences.name) })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
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
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
    </>
  )
}

function Matter({ form: { register, formState } }: PartProps) {
  const { errors } = formState
  return (
    <>
      <TextField
        label={text.subject}
        error={errors.subject?.message}
        {...register('subject', { validate: atLeast(1, sentences.subject) })}
      />
      <TextAreaField
        label={text.message}
        hint={text.messageHint}
        error={errors.message?.message}
        {...register('message', { validate: atLeast(10, sentences.message) })}
      />
    </>
  )
}
