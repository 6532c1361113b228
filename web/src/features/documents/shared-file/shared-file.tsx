import { useMutation } from '@tanstack/react-query'
import { api, dataOf } from '@/api/client'
import { hasStatus, sentenceOf } from '@/api/errors'
import { sharedFile as text } from '@/copy/shared-file'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Refusal } from '@/ui/refusal'

/** Fetches the file of a link when it is asked for, so that no preview of a mail program opens it. */
export function SharedFile({ token }: { token: string }) {
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const call = api.POST('/api/shared', { body: { token }, parseAs: 'blob' })
      saveFile(await dataOf(call), 'coquina-hand-off.pdf')
    },
  })
  if (hasStatus(error, 410))
    return (
      <div role="alert">
        <Notice tone="warning" title={text.ended}>
          <p>{sentenceOf(error, text.failed)}</p>
        </Notice>
      </div>
    )
  return (
    <>
      <Refusal message={error ? sentenceOf(error, text.failed) : undefined} />
      <Button shape="large" busy={isPending} onClick={() => mutate()}>
        {text.download}
      </Button>
      <p role="status" className="mt-3">
        {isPending && text.fetching}
        {isSuccess && text.done}
      </p>
      <p className="mt-6 text-base text-soft">{text.seen}</p>
    </>
  )
}
