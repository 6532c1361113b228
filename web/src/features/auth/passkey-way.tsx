import { useState } from 'react'
import { sentenceOf } from '@/api/errors'
import type { PasskeyProof } from '@/api/types'
import { copy } from '@/copy'
import { canUsePasskeys, PasskeyError } from '@/lib/passkeys'
import { Button } from '@/ui/button'
import { notifyFailure } from '@/ui/notify'
import { Refusal } from '@/ui/refusal'
import { usePasskeyAutofill } from './use-passkey-autofill'
import { usePasskeySignIn } from './use-sign-in'

type PasskeyWayProps = { beforeShown: () => Promise<void>; onIn: () => void }

const text = copy.passkeys

/** The way in by a passkey. A browser that knows none does not see it. */
export function PasskeyWay({ beforeShown, onIn }: PasskeyWayProps) {
  const signIn = usePasskeySignIn(beforeShown)
  const [round, setRound] = useState(0)
  const start = (chosen?: PasskeyProof) =>
    signIn.mutate(chosen, {
      onSuccess: onIn,
      onError: (error) => {
        announce(error)
        setRound((last) => last + 1)
      },
    })
  if (!canUsePasskeys()) return null
  return (
    <div className="mt-3">
      <Offered key={round} onChosen={start} />
      <Button look="secondary" busy={signIn.isPending} onClick={() => start()} className="w-full">
        {text.signIn}
      </Button>
      <p role="status" className="mt-2 text-soft empty:sr-only">
        {signIn.isPending && text.signingIn}
      </p>
      <Refusal message={signIn.isError ? reasonOf(signIn.error) : undefined} />
    </div>
  )
}

/** What the browser was asked for ends with each answer, so it is asked anew. */
function Offered({ onChosen }: { onChosen: (proof: PasskeyProof) => void }) {
  usePasskeyAutofill(onChosen)
  return null
}

const reasonOf = (error: unknown): string =>
  error instanceof PasskeyError
    ? `${text.failures[error.reason]} ${text.signInInstead}`
    : sentenceOf(error, copy.toasts.loginFailedText)

/** That a window was closed is no failed sign-in, and stands at the button alone. */
function announce(error: unknown): void {
  if (error instanceof PasskeyError) return
  notifyFailure(error, copy.toasts.loginFailedText, copy.toasts.loginFailed)
}
