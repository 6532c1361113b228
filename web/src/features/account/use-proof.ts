import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiError } from '@/api/errors'
import { showFailure } from '@/api/refusals'
import { copy } from '@/app/copy'

export type ProofFields = { password: string }

/** A call that needs the person to show once more who they are. */
export function useProof<T>(send: (proof: ProofFields) => Promise<T>, onDone: (answer: T) => void) {
  const form = useForm<ProofFields>({ defaultValues: { password: '' } })
  const call = useMutation({
    meta: { signedIn: true },
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => showFailure(form, error, copy.account.failed),
  })
  const submit = form.handleSubmit((fields) => call.mutate(fields))
  return { form, call, submit: () => void submit(), mustSignInAgain: mustSignInAgain(call.error) }
}

/** The answer to those who have no password and signed in too long ago. */
const mustSignInAgain = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'fresh_login_required'
