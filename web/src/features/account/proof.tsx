import { useEffect, type FormEvent } from 'react'
import { endPostLogout } from '@/api/token'
import type { Account } from '@/api/types'
import { copy } from '@/app/copy'
import { paths } from '@/app/paths'
import { rememberIntent } from '@/lib/intent'
import { openAddress } from '@/lib/open-address'
import { Button } from '@/ui/button'
import { FormError } from '@/ui/field'
import { PasswordField } from '@/ui/password-field'
import { passwordGiven } from './rules'
import type { useProof } from './use-proof'

type Proving = Pick<ReturnType<typeof useProof>, 'form' | 'submit' | 'mustSignInAgain'>
type ProofProps = { id: string; way: Account['way']; proving: Proving }

/** Asks for the password. Whoever has none signs in again, when the server wants that. */
export function Proof({ id, way, proving: { form, submit, mustSignInAgain } }: ProofProps) {
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
