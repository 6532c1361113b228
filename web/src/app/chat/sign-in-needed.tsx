import { useEffect, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { copy } from '@/copy'
import { useVisitor } from '@/features/auth/queries'
import { rememberAfterSignIn } from '@/lib/after-sign-in'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { MessagePage } from '../errors/message-page'

/** The gate before the AI-guided screen: it says what is needed, and remembers where one wanted to go. */
export function SignInNeeded({ children }: { children: ReactNode }) {
  const visitor = useVisitor()
  if (visitor.state === 'loading') return <Waiting text={copy.chat.loading} />
  return visitor.state === 'out' ? <AuthenticationRequired /> : children
}

function AuthenticationRequired() {
  const { pathname, search } = useLocation()
  useEffect(() => rememberAfterSignIn({ kind: 'return', path: pathname + search }), [pathname, search])
  return (
    <MessagePage
      title={copy.chat.signInTitle}
      text={copy.chat.signInText}
      action={
        <Link to={paths.auth()} className={buttonClass()}>
          {copy.chat.logIn}
        </Link>
      }
    />
  )
}

/** Stands in for the screen, with words for what is going on. */
export const Waiting = ({ text }: { text: string }) => (
  <div className="mx-auto max-w-5xl px-4 py-14 sm:px-6">
    <p aria-hidden="true" className="mb-6 text-soft">
      {text}
    </p>
    <Skeleton label={text} />
  </div>
)
