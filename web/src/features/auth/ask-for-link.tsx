import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { api, dataOf } from '@/api/client'
import { showFailure } from '@/api/refusals'
import { copy } from '@/copy'
import { TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { emailRule } from './rules'

type Fields = { email: string }

const text = copy.resetPassword

type AskForLinkProps = {
  email: string
  /** What the server said when a link was last sent. It does not tell whether there is an account. */
  sent: string | undefined
  onSent: (message: string) => void
}

/** Asks for a link to set a new password. */
export function AskForLink({ email, sent, onSent }: AskForLinkProps) {
  const form = useForm<Fields>({ defaultValues: { email } })
  const ask = useMutation({
    mutationFn: (body: Fields) => dataOf(api.POST('/api/auth/password-reset', { body })),
    onSuccess: ({ message }) => onSent(message),
    onError: (error) => showFailure(form, error, text.failed),
  })
  const { errors } = form.formState
  return (
    <>
      {/* It goes while a link is sent again, so that the same words are read out again. */}
      <p role="status" className="mb-6 text-lg empty:sr-only">
        {!ask.isPending && sent !== undefined && `${sent} ${text.asked}`}
      </p>
      <Form
        form={form}
        onSend={(fields) => ask.mutate(fields)}
        action={sent === undefined ? text.ask : text.askAgain}
        look={sent === undefined ? 'primary' : 'secondary'}
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
