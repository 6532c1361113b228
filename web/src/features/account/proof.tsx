import { useEffect, type FormEvent, type ReactNode } from 'react'
import { endPostLogout } from '@/api/token'
import { copy } from '@/copy'
import { rememberIntent } from '@/lib/intent'
import { openAddress } from '@/lib/open-address'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { FormError } from '@/ui/field'
import { PasswordField } from '@/ui/password-field'
import { PasskeyNote } from './passkey-note'
import { passwordGiven } from './rules'
import type { useProof } from './use-proof'

type Proving = Pick<ReturnType<typeof useProof>, 'form' | 'submit' | 'mustSignInAgain' | 'way'>
type ProofProps = {
  id: string
  proving: Proving
  /** What else is asked for. */
  children?: ReactNode
}

/** Asks for the passkey or the password. Whoever has neither signs in again, when the server wants that. */
export function Proof({ id, proving, children }: ProofProps) {
  const { form, submit, mustSignInAgain, way } = proving
  const { errors } = form.formState
  const { setFocus } = form
  // With an account that has no password there is no such field, and the dialog finds its own place.
  useEffect(() => setFocus('password'), [setFocus])
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form id={id} noValidate onSubmit={send} className="mt-5 space-y-4 empty:hidden">
      {children}
      {way === 'passkey' && <PasskeyNote />}
      {way === 'password' && (
        <PasswordField
          label={copy.account.yourPassword}
          showLabel={copy.auth.showPassword}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { validate: passwordGiven })}
        />
      )}
      <FormError message={errors.root?.message} />
      {mustSignInAgain && (
        <Button look="secondary" onClick={signInAgain}>
          {copy.account.signInAgain}
        </Button>
      )}
    </form>
  )
}

/** Leaves for the identity provider, and comes back to this page. */
function signInAgain(): void {
  rememberIntent({ kind: 'return', path: paths.account() })
  endPostLogout()
  openAddress(paths.serverLogin('true'))
}
