import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { api, dataOf } from '@/api/client'
import { copy } from '@/copy'
import { emailOr } from '@/lib/email'
import { TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { PasswordField } from '@/ui/password-field'
import { SentNote } from '@/ui/sent-note'
import { PasskeyNote } from './passkey-note'
import { passwordGiven } from './rules'
import { Row } from './row'
import { showUnproven, useProofWay, type Holder } from './use-proof'

type Fields = { email: string; password: string }

const text = copy.account.email
const blank: Fields = { email: '', password: '' }

/** Another address counts once the link that is mailed there has been opened. */
export function AddressSection({ email, holder }: { email: string; holder: Holder }) {
  const form = useForm<Fields>({ defaultValues: blank })
  const { way, choose, isAsking, prove } = useProofWay(holder)
  const ask = useMutation({
    meta: { signedIn: true },
    mutationFn: async ({ email: next, password }: Fields) => {
      const body = { email: next, ...(await prove(password)) }
      return dataOf(api.POST('/api/account/email', { body }))
    },
    onSuccess: () => form.reset(blank),
    onError: (error) => showUnproven(form, error, choose),
  })
  const { errors } = form.formState
  return (
    <Row title={text.title} text={text.text(email)} opener={text.open}>
      <Form
        form={form}
        onSend={(fields) => ask.mutate(fields)}
        action={text.change}
        isBusy={ask.isPending}
        after={
          <p role="status" className="text-soft empty:sr-only">
            {isAsking && copy.passkeys.proofBusy}
          </p>
        }
      >
        <TextField
          label={text.address}
          type="email"
          autoComplete="off"
          hint={text.note}
          error={errors.email?.message}
          {...form.register('email', { validate: emailOr(copy.auth.errors.email) })}
        />
        {way === 'passkey' ? (
          <PasskeyNote />
        ) : (
          <PasswordField
            label={copy.account.yourPassword}
            showLabel={copy.auth.showPassword}
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password', { validate: passwordGiven })}
          />
        )}
      </Form>
      <SentNote text={ask.isSuccess && `${ask.data.message} ${text.until}`} />
    </Row>
  )
}
