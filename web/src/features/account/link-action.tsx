import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { hasCode, hasStatus, sentenceOf } from '@/api/errors'
import { copy } from '@/copy'
import { rememberAfterSignIn } from '@/lib/after-sign-in'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

type LinkActionProps = {
  /** Does what the link is for, with its secret. */
  send: () => Promise<{ message: string }>
  /** What the link does, the button, what is said when it fails, and what to do when the link has ended. */
  text: { lead: string; confirm: string; failed: string; again: string }
  look?: 'primary' | 'danger'
  /** The link's own address, where someone comes back to who has to sign in first. */
  address: string
  onDone: () => void
}

/** What a mailed link does. Not without a press: programs that search mail for harm open each link in it. */
export function LinkAction({ send, text, look = 'primary', address, onDone }: LinkActionProps) {
  const call = useMutation({ mutationFn: send, onSuccess: onDone })
  const isOver = call.isSuccess || [409, 410].some((status) => hasStatus(call.error, status))
  return (
    <>
      {!isOver && (
        <>
          <p className="mt-3 mb-8 text-lg text-soft">{text.lead}</p>
          <Button
            look={look}
            busy={call.isPending}
            onClick={() => call.mutate()}
            className="min-w-[min(12rem,100%)]"
          >
            {text.confirm}
          </Button>
        </>
      )}
      <div role="status">
        {call.isSuccess && <Notice className="mt-6">{call.data.message}</Notice>}
        {call.isError && (
          <Notice tone="warning" className="mt-6">
            <p>{sentenceOf(call.error, text.failed)}</p>
            {isOver && <p className="mt-1">{text.again}</p>}
            {hasCode(call.error, 'sign_in_first') && <SignInFirst address={address} />}
          </Notice>
        )}
      </div>
    </>
  )
}

/** The link is kept for the way back, in this tab alone. */
function SignInFirst({ address }: { address: string }) {
  return (
    <Link
      to={paths.auth()}
      onClick={() => rememberAfterSignIn({ kind: 'return', path: address })}
      className="link mt-1 inline-flex min-h-11 items-center"
    >
      {copy.shell.signIn}
    </Link>
  )
}
