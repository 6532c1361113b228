import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, dataOf } from '@/api/client'
import { hasCode, sentenceOf } from '@/api/errors'
import { copy } from '@/copy'
import { read, session, write } from '@/lib/storage'
import { Button } from '@/ui/button'
import { cx } from '@/lib/cx'
import { notify } from '@/ui/notify'

const HIDDEN = 'confirm-notice-hidden'
const text = copy.confirmEmail.notice

type ConfirmNoticeProps = {
  email: string
  /** It was confirmed meanwhile, on another device. */
  onConfirmed: () => void
}

/** Asks a person whose address is not confirmed to open the link. It stands in no one's way, and can be hidden. */
export function ConfirmNotice({ email, onConfirmed }: ConfirmNoticeProps) {
  const [isHidden, setHidden] = useState(() => read(session, HIDDEN) !== null)
  /** It is one line until it is opened. */
  const [isOpen, setOpen] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const send = useSendAgain(onConfirmed)
  // The button that opens it is gone with the cursor.
  useEffect(() => {
    if (isOpen) words.current?.focus({ preventScroll: true })
  }, [isOpen])
  if (isHidden) return null
  const hide = () => {
    write(session, HIDDEN, 'true')
    setHidden(true)
  }
  return (
    <section aria-label={text.label} className="@container border-b border-line bg-accent-soft print:hidden">
      <div
        className={cx(
          'mx-auto flex max-w-6xl items-center gap-x-2 gap-y-1 px-4 text-base sm:gap-x-6 sm:px-6',
          isOpen && 'flex-wrap py-2',
        )}
      >
        <div className="min-w-0 grow py-1 sm:basis-72">
          <p ref={words} tabIndex={-1} className="break-words outline-none">
            {text.ask} <span className={isOpen ? undefined : 'hidden'}>{text.how(email)}</span>
          </p>
          <p role="status" className="mt-1 font-semibold empty:sr-only">
            {send.isSuccess && send.data.message}
            {send.isError && sentenceOf(send.error, text.failed)}
          </p>
        </div>
        <div className="-mx-3 flex flex-wrap">
          {!isOpen && (
            <Button look="quiet" shape="compact" onClick={() => setOpen(true)}>
              {text.more}
            </Button>
          )}
          <div className={cx('flex flex-wrap', !isOpen && '@max-[48rem]:hidden')}>
            <Button look="quiet" shape="compact" busy={send.isPending} onClick={() => send.mutate()}>
              {text.again}
            </Button>
            <Button look="quiet" shape="compact" onClick={hide}>
              {text.hide}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}

const useSendAgain = (onConfirmed: () => void) =>
  useMutation({
    meta: { signedIn: true },
    mutationFn: () => dataOf(api.POST('/api/auth/email-confirmation')),
    onError: (error) => {
      if (!hasCode(error, 'already_confirmed')) return
      notify(sentenceOf(error, text.confirmed))
      onConfirmed()
    },
  })
