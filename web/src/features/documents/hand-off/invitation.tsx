import { Link } from 'react-router'
import { handOffInvitation as text } from '@/copy/hand-off-invitation'
import { buttonClass } from '@/ui/button'
import { handOffPath } from './addresses'

/** Says that a document can be given to a lawyer, and leads there. */
export const HandOffInvitation = ({ id }: { id: number }) => (
  <>
    <p>{text.text}</p>
    <Link to={handOffPath(id)} className={buttonClass({ look: 'secondary', className: 'mt-4' })}>
      {text.open}
    </Link>
  </>
)
