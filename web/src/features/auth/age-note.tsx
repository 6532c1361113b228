import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'

/** Who may create an account, and what to read before. */
export function AgeNote() {
  const { age, readBefore, readBetween, readAfter } = copy.auth
  return (
    <p className="text-sm text-soft">
      {age} {readBefore}{' '}
      <Link to={paths.terms()} className="link">
        {copy.legal.termsTitle}
      </Link>{' '}
      {readBetween}{' '}
      <Link to={paths.privacy()} className="link">
        {copy.legal.privacyTitle}
      </Link>
      {readAfter}
    </p>
  )
}
