import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { endPostLogout, forgetToken } from '@/api/token'
import { copy } from '@/copy'
import { rememberAfterSignIn } from '@/lib/after-sign-in'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Titled } from '../titled'

/** Visitors may look at an order. To pay for it they sign in, and come back to it. */
export function SignInToPay() {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const remember = () => {
    rememberAfterSignIn({ kind: 'return', path: pathname + search })
    endPostLogout()
    // A session that has ended would pass for a visit, and the sign-in page would lead home.
    forgetToken()
    void client.resetQueries({ queryKey: ['auth'] })
  }
  return (
    <Titled title={copy.checkout.signInTitle} text={copy.checkout.signInText}>
      <Link
        to={paths.auth()}
        onClick={remember}
        className={buttonClass({ shape: 'large', className: 'mt-5 w-full' })}
      >
        {copy.checkout.signIn}
      </Link>
      <Link
        to={paths.createAccount()}
        onClick={remember}
        className={buttonClass({ look: 'secondary', className: 'mt-3 w-full' })}
      >
        {copy.checkout.createAccount}
      </Link>
    </Titled>
  )
}
