import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { useVisitor } from '@/features/auth/queries'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

const text = copy.sendToMe

/** A mail to oneself, in one's own mail program, with the way back to this page. The paper is in no mail. */
export function SendToMe({ document }: { document: Document }) {
  const { user } = useVisitor()
  const page = new URL(paths.signing(document.id), window.location.origin).href
  const subject = encodeURIComponent(text.subject)
  const body = encodeURIComponent(text.body(page))
  return (
    <a
      href={`mailto:${encodeURIComponent(user?.email ?? '')}?subject=${subject}&body=${body}`}
      className={buttonClass({ look: 'quiet', shape: 'compact' })}
    >
      {text.send}
    </a>
  )
}
