import { Link } from 'react-router'
import { copy } from '@/copy'

/** The same document as a form. What is on its way is saved first, so that the form shows it. */
export function ToForm({ to, onLeave }: { to: string; onLeave: () => void }) {
  return (
    <Link
      to={to}
      onClick={(event) => {
        // A new tab is the browser's matter.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        onLeave()
      }}
      className="link inline-flex min-h-11 items-center"
    >
      {copy.chat.toForm}
    </Link>
  )
}
