import { useEffect, type ReactNode } from 'react'
import { endPostLogout } from '@/api/token'
import { copy } from '@/copy'
import { rememberAfterSignIn } from '@/lib/after-sign-in'
import { openAddress } from '@/lib/open-address'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { PasswordField } from '@/ui/password-field'
import { PasskeyNote } from './passkey-note'
import { passwordGiven } from './rules'
import type { useProof } from './use-proof'

type Proving = Pick<ReturnType<typeof useProof>, 'form' | 'send' | 'mustSignInAgain' | 'way'>
type ProofProps = {
  id: string
  proving: Proving
  /** What else is asked for. */
  children?: ReactNode
}

/** Asks for the passkey or the password. Whoever has neither signs in again, when the server wants that. */
export function Proof({ id, proving, children }: ProofProps) {
  const { form, send, mustSignInAgain, way } = proving
  const { errors } = form.formState
  const { setFocus } = form
  // With an account that has no password there is no such field, and the dialog finds its own place.
  useEffect(() => setFocus('password'), [setFocus])
  const again = (
    <Button look="secondary" onClick={signInAgain}>
      {copy.account.signInAgain}
    </Button>
  )
  return (
    <Form id={id} form={form} onSend={send} className="mt-5 empty:hidden" after={mustSignInAgain && again}>
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
    </Form>
  )
}

/** Leaves for the identity provider, and comes back to this page. */
function signInAgain(): void {
  rememberAfterSignIn({ kind: 'return', path: paths.account() })
  endPostLogout()
  openAddress(paths.serverLogin('true'))
}
