import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { api, dataOf } from '@/api/client'
import { hasStatus, sentenceOf } from '@/api/errors'
import { showFailure } from '@/api/refusals'
import { copy } from '@/copy'
import { Form } from '@/ui/form'
import { PasswordField } from '@/ui/password-field'
import { PasswordTicks } from './password-ticks'
import { newPasswordRule } from './rules'

type Fields = { password: string; removePasskeys: boolean }
type SetPasswordProps = {
  token: string
  /** The reset has waited because of a passkey, which may be lost. */
  hasWaited: boolean
  onSet: (told: string) => void
  /** The account has a passkey: the new password counts later. */
  onWaiting: (told: string) => void
  /** The link was used already, or is too old. */
  onEnded: (sentence: string) => void
}

const text = copy.resetPassword

/** A new password, with the secret of the mailed link. */
export function SetPassword({ token, hasWaited, onSet, onWaiting, onEnded }: SetPasswordProps) {
  const form = useForm<Fields>({ defaultValues: { password: '', removePasskeys: false } })
  const send = useMutation({
    mutationFn: (fields: Fields) =>
      dataOf(api.POST('/api/auth/password-reset/confirm', { body: { token, ...fields } })),
    onSuccess: ({ message, code }) => (code === 'reset_waits' ? onWaiting : onSet)(message),
    onError: (error) =>
      hasStatus(error, 410) ? onEnded(sentenceOf(error, text.failed)) : showFailure(form, error, text.failed),
  })
  const password = useWatch({ control: form.control, name: 'password' })
  const { errors } = form.formState
  const isBroken = errors.password !== undefined && newPasswordRule(password) !== true
  return (
    <Form
      form={form}
      onSend={(fields) => send.mutate(fields)}
      action={text.set}
      isBusy={send.isPending}
      width="wide"
    >
      <PasswordField
        label={text.password}
        showLabel={copy.auth.showPassword}
        hint={<PasswordTicks password={password} isRefused={isBroken} />}
        autoComplete="new-password"
        error={isBroken ? undefined : errors.password?.message}
        isWrong={isBroken}
        {...form.register('password', { validate: newPasswordRule })}
      />
      {hasWaited && (
        <label className="flex min-h-11 items-start gap-3">
          <input type="checkbox" className="mt-1 size-6 shrink-0" {...form.register('removePasskeys')} />
          {text.removePasskeys}
        </label>
      )}
    </Form>
  )
}
