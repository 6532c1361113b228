import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { api, dataOf } from '@/api/client'
import { showFailure } from '@/api/refusals'
import { saveToken } from '@/api/token'
import type { Session } from '@/api/types'
import { copy } from '@/copy'
import { newPasswordOr } from '@/lib/new-password'
import { Form } from '@/ui/form'
import { notify } from '@/ui/notify'
import { PasswordField } from '@/ui/password-field'
import { passwordGiven } from './rules'
import { Row } from './row'

type Fields = { current: string; password: string }
type PasswordSectionProps = { email: string; onChanged: () => void }

const text = copy.account.password
const blank: Fields = { current: '', password: '' }

export function PasswordSection({ email, onChanged }: PasswordSectionProps) {
  const form = useForm<Fields>({ defaultValues: blank })
  const change = useMutation({
    meta: { signedIn: true },
    mutationFn: (body: Fields) => dataOf(api.POST('/api/account/password', { body })),
    onSuccess: ({ token }: Session) => {
      saveToken(token)
      form.reset(blank)
      onChanged()
      notify(text.changed, text.changedText)
    },
    onError: (error) => showFailure(form, error, copy.account.failed),
  })
  const { errors } = form.formState
  return (
    <Row title={text.title} text={text.text} opener={text.open}>
      <Form
        form={form}
        onSend={(fields) => change.mutate(fields)}
        action={text.change}
        isBusy={change.isPending}
      >
        {/* Tells a password manager whose password it is to remember. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label={text.current}
          showLabel={copy.auth.showPassword}
          autoComplete="current-password"
          error={errors.current?.message}
          {...form.register('current', { validate: passwordGiven })}
        />
        <PasswordField
          label={text.next}
          showLabel={copy.auth.showPassword}
          hint={copy.auth.passwordHint}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password', { validate: newPasswordOr(copy.auth.errors) })}
        />
      </Form>
    </Row>
  )
}
