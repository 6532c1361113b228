import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { PasswordField } from '@/ui/password-field'
import { Refusal } from '@/ui/refusal'
import { AgeNote } from './age-note'
import { PasswordTicks } from './password-ticks'
import { emailRule, newPasswordRule, passwordGiven } from './rules'
import type { Credentials, Mode } from './use-sign-in'

type AuthFormProps = {
  mode: Mode
  isBusy: boolean
  onSubmit: (credentials: Credentials) => void
  /** Why the last try failed. */
  failure?: string | undefined
  /** Whether the address or the password was wrong. */
  isWrong?: boolean
  /** Whether there is an account with that address already. */
  isTaken?: boolean
  /** What was typed before. */
  email?: string | undefined
  /** Hears what is typed, so that another form can begin with it. */
  onEmail: (email: string) => void
}

export function AuthForm(props: AuthFormProps) {
  const { mode, isBusy, onSubmit, failure, isWrong = false, isTaken = false, email = '', onEmail } = props
  const form = useForm<Credentials>({
    defaultValues: { email, password: '', firstName: '', lastName: '' },
  })
  const { register, formState } = form
  const { errors } = formState
  const [typed, password] = useWatch({ control: form.control, name: ['email', 'password'] })
  const isNew = mode === 'create'
  const isBroken = isNew && errors.password !== undefined && newPasswordRule(password) !== true
  const { setFocus } = form
  // After the sentence, which is read out by itself, it is the password that is typed again.
  useEffect(() => {
    if (isWrong) setFocus('password', { shouldSelect: true })
  }, [isWrong, setFocus])
  const forgotten = (
    <Link to={paths.resetPassword()} state={{ email: typed }} className="link inline-block py-1">
      {copy.auth.forgotten}
    </Link>
  )
  return (
    <Form
      form={form}
      onSend={onSubmit}
      action={isNew ? copy.auth.create : copy.auth.signIn}
      isBusy={isBusy}
      width="full"
      after={isNew && <AgeNote />}
    >
      {/* Above what is typed again: the button stays where it is in reach. */}
      <Refusal message={failure}>
        {isWrong && <WaysOut email={typed} />}
        {isTaken && (
          <Link to={paths.auth()} replace className={buttonClass({ look: 'secondary', className: 'mt-3' })}>
            <span className="min-w-0 break-words">{copy.auth.signInAs(typed)}</span>
          </Link>
        )}
      </Refusal>
      <TextField
        label={copy.auth.email}
        type="email"
        // The browser lists passkeys here too.
        autoComplete={isNew ? 'email' : 'email webauthn'}
        error={errors.email?.message}
        isWrong={isWrong}
        {...register('email', { validate: emailRule, onChange: ({ target }) => onEmail(target.value) })}
      />
      <PasswordField
        label={copy.auth.password}
        showLabel={copy.auth.showPassword}
        hint={isNew && <PasswordTicks password={password} isRefused={isBroken} />}
        beside={!isNew && forgotten}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        error={isBroken ? undefined : errors.password?.message}
        isWrong={isWrong || isBroken}
        {...register('password', { validate: isNew ? newPasswordRule : passwordGiven })}
      />
      {isNew && (
        <div className="grid grid-cols-2 gap-x-4 gap-y-5">
          <TextField label={copy.auth.firstName} autoComplete="given-name" {...register('firstName')} />
          <TextField label={copy.auth.lastName} autoComplete="family-name" {...register('lastName')} />
        </div>
      )}
    </Form>
  )
}

const wayClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** For whoever has forgotten the password, or has no account yet. */
const WaysOut = ({ email }: { email: string }) => (
  <p className="mt-1 flex flex-wrap gap-x-5">
    <Link to={paths.resetPassword()} state={{ email }} className={wayClass}>
      {copy.auth.reset}
    </Link>
    <Link to={paths.createAccount()} className={wayClass}>
      {copy.auth.createInstead}
    </Link>
  </p>
)
