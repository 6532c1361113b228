import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { api, dataOf } from '@/api/client'
import { showFailure } from '@/api/refusals'
import { copy } from '@/copy'
import { TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { SentNote } from '@/ui/sent-note'
import { emailRule } from './rules'

type Fields = { email: string }

const text = copy.resetPassword

/** Asks for a link to set a new password. What it says afterwards does not tell whether there is an account. */
export function AskForLink({ email, onSent }: { email: string; onSent: () => void }) {
  const form = useForm<Fields>({ defaultValues: { email } })
  const ask = useMutation({
    mutationFn: (body: Fields) => dataOf(api.POST('/api/auth/password-reset', { body })),
    onSuccess: onSent,
    onError: (error) => showFailure(form, error, text.failed),
  })
  const { errors } = form.formState
  return (
    <>
      <SentNote text={ask.isSuccess && `${ask.data.message} ${text.asked}`} className="mb-8" />
      <Form
        form={form}
        onSend={(fields) => ask.mutate(fields)}
        action={ask.isSuccess ? text.askAgain : text.ask}
        look={ask.isSuccess ? 'secondary' : 'primary'}
        isBusy={ask.isPending}
        width="wide"
      >
        <TextField
          label={text.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email', { validate: emailRule })}
        />
      </Form>
    </>
  )
}
