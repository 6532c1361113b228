import { useMutation } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { hasStatus, sentenceOf } from '@/api/errors'
import { copy } from '@/app/copy'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

type ConfirmAddressProps = { token: string; onConfirmed: () => void }

const text = copy.confirmEmail

/** Nothing happens without a press: programs that search mail for harm open each link in it. */
export function ConfirmAddress({ token, onConfirmed }: ConfirmAddressProps) {
  const send = useMutation({
    mutationFn: () => dataOf(api.POST('/api/account/email/confirm', { body: { token } })),
    onSuccess: onConfirmed,
  })
  const isOver = send.isSuccess || [409, 410].some((status) => hasStatus(send.error, status))
  return (
    <>
      {!isOver && (
        <>
          <p className="mt-3 mb-8 text-lg text-soft">{text.lead}</p>
          <Button busy={send.isPending} onClick={() => send.mutate()} className="min-w-48">
            {text.confirm}
          </Button>
        </>
      )}
      <div role="status">
        {send.isSuccess && <Notice className="mt-6">{send.data.message}</Notice>}
        {send.isError && (
          <Notice tone="warning" className="mt-6">
            <p>{sentenceOf(send.error, text.failed)}</p>
            {isOver && <p className="mt-1">{text.again}</p>}
          </Notice>
        )}
      </div>
    </>
  )
}
