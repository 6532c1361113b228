import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'

const text = copy.passkeys

/** What comes next for someone who has a passkey, and what to do when it is lost: a password does not stand in for it. */
export function PasskeyNote() {
  return (
    <p>
      {text.proof} {text.lost}{' '}
      <Link to={paths.resetPassword()} className="link">
        {text.toReset}
      </Link>
      .
    </p>
  )
}
