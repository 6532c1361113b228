import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { api, dataOf } from '@/api/client'
import { hasCode } from '@/api/errors'
import { showFailure } from '@/api/refusals'
import type { Account, ProofFields } from '@/api/types'
import { copy } from '@/copy'
import { askForPasskey, PasskeyError } from '@/lib/passkeys'

/** By what a person shows once more who they are; at the identity provider nothing is asked for here. */
type ProofWay = 'passkey' | 'password' | 'provider'

/** What of an account says by what its owner can show who they are. */
export type Holder = Pick<Account, 'way' | 'passkeys'>

/** The way to show who one is: the passkey, where there is one, until another is chosen. */
export function useProofWay({ way, passkeys }: Holder) {
  const [chosen, choose] = useState<ProofWay>()
  const [isAsking, setAsking] = useState(false)
  const current = chosen ?? (passkeys > 0 ? 'passkey' : way)
  const prove = async (password: string): Promise<ProofFields> => {
    if (current === 'provider') return {}
    if (current === 'password') return { password }
    setAsking(true)
    try {
      return { passkey: await showPasskey() }
    } finally {
      setAsking(false)
    }
  }
  return { way: current, choose, isAsking, prove }
}

async function showPasskey() {
  const { challenge, publicKey } = await dataOf(api.POST('/api/account/proof/options'))
  return { challenge, credential: await askForPasskey(publicKey) }
}

/** Says in the form what went wrong. That only a passkey will do, the server may know before the page does. */
export function showUnproven<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  error: unknown,
  choose: (way: 'passkey') => void,
): void {
  if (error instanceof PasskeyError) {
    return form.setError('root', { message: copy.passkeys.failures[error.reason] })
  }
  if (hasCode(error, 'passkey_required')) choose('passkey')
  showFailure(form, error, copy.account.failed)
}

/** A call that needs the person to show once more who they are. */
export function useProof<T>(
  holder: Holder,
  send: (proof: ProofFields) => Promise<T>,
  onDone: (answer: T) => void,
) {
  const form = useForm({ defaultValues: { password: '' } })
  const { way, choose, isAsking, prove } = useProofWay(holder)
  const call = useMutation({
    meta: { signedIn: true },
    mutationFn: async (password: string) => send(await prove(password)),
    onSuccess: onDone,
    onError: (error) => showUnproven(form, error, choose),
  })
  return {
    form,
    call,
    way,
    choose,
    isAsking,
    send: ({ password }: { password: string }) => call.mutate(password),
    // The answer to those who have no password and signed in too long ago.
    mustSignInAgain: hasCode(call.error, 'fresh_login_required'),
  }
}
