import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { endPostLogout, forgetToken } from '@/api/token'
import { copy } from '@/copy'
import { rememberAfterSignIn } from '@/lib/after-sign-in'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Titled } from '../titled'

const text = copy.checkout

type SignInToPayProps = {
  /** Somebody was signed in here: what they need is no new account. */
  isKnown?: boolean
}

/** Visitors may look at an order. To pay for it they need an account, which most do not have yet, and come back to it. */
export function SignInToPay({ isKnown = false }: SignInToPayProps) {
  const remember = useComeBack()
  const ways = [
    { to: paths.createAccount(), words: text.createAccount },
    { to: paths.auth(), words: text.signIn },
  ]
  const [first, second] = isKnown ? ways.toReversed() : ways
  if (!first || !second) return null
  return (
    <Titled
      title={isKnown ? text.signInTitle : text.accountTitle}
      text={isKnown ? text.signInText : text.accountText}
    >
      <Link
        to={first.to}
        onClick={remember}
        className={buttonClass({ shape: 'large', className: 'mt-5 w-full' })}
      >
        {first.words}
      </Link>
      {!isKnown && <p className="mt-5 text-base text-soft">{text.haveAccount}</p>}
      <Link
        to={second.to}
        onClick={remember}
        className={buttonClass({ look: 'secondary', className: 'mt-2 w-full' })}
      >
        {second.words}
      </Link>
    </Titled>
  )
}

/** What is looked at is remembered for after the sign-in. */
function useComeBack() {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  return () => {
    rememberAfterSignIn({ kind: 'return', path: pathname + search })
    endPostLogout()
    // A session that has ended would pass for a visit, and the sign-in page would lead home.
    forgetToken()
    void client.resetQueries({ queryKey: ['auth'] })
  }
}
