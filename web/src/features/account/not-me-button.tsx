import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, dataOf } from '@/api/client'
import { isUnauthorized, sentenceOf } from '@/api/errors'
import { copy } from '@/copy'
import { endSignOut, startSignOut } from '@/lib/sign-out'
import { AlertDialog, DialogCancel } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { FormError } from '@/ui/field'

const text = copy.notMe

/** For someone who finds what they did not do: closes the account to everyone, after a question. */
export function NotMeButton({ onDone }: { onDone: (told: string) => void }) {
  const [isAsking, setAsking] = useState(false)
  const close = useMutation({
    meta: { signedIn: true },
    mutationFn: closeAccount,
    onSuccess: ({ message }) => onDone(message),
  })
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="quiet-danger" onClick={() => setAsking(true)} className="border border-current">
        {text.open}
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-soft">{text.openNote}</p>
      {isAsking && (
        <AlertDialog
          onClose={() => setAsking(false)}
          title={text.question}
          text={text.effects}
          actions={
            <>
              <DialogCancel asChild>
                <Button look="secondary" disabled={close.isPending}>
                  {copy.account.cancel}
                </Button>
              </DialogCancel>
              <Button look="danger" busy={close.isPending} onClick={() => close.mutate()}>
                {text.confirm}
              </Button>
            </>
          }
        >
          <FormError message={failureOf(close.error)} />
        </AlertDialog>
      )}
    </div>
  )
}

/** Calls that find the session gone meanwhile say nothing new. */
async function closeAccount() {
  startSignOut()
  try {
    return await dataOf(api.POST('/api/account/not-me'))
  } catch (error) {
    endSignOut()
    throw error
  }
}

const failureOf = (error: unknown): string | undefined =>
  error === null || isUnauthorized(error) ? undefined : sentenceOf(error, copy.account.failed)
