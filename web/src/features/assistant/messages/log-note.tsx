import { Link } from 'react-router'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { useMedia, WIDE } from '@/ui/use-media'

const text = copy.chat

/** What the assistant is and what becomes of the words, where the conversation begins. */
export function LogNote() {
  const isWide = useMedia(WIDE)
  return (
    <p className="mb-4 text-sm text-soft">
      {!isWide && (
        <>
          <Active />
          {'. '}
        </>
      )}
      <span className="text-ink">{text.information}</span> <span>{text.privacy}</span>{' '}
      <Link to={paths.privacy()} className="link">
        {text.privacyMore}
      </Link>
    </p>
  )
}

export const Active = () => (
  <span className="inline-flex items-center gap-1.5 text-sm text-soft">
    <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
    {text.active}
  </span>
)
