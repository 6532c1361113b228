import { Link } from 'react-router'
import { copy } from '@/copy'
import { changePath } from '@/features/documents/answers'
import type { OpenMatter } from '@/features/documents/review/open-matters'
import { Notice } from '@/ui/notice'

type ReviewStateProps = { id: number; matters: OpenMatter[] }

/** What keeps the document from going on, said before anything else, with the way to it. */
export function ReviewState({ id, matters }: ReviewStateProps) {
  const [gravest] = matters
  if (!gravest) return null
  return (
    <Notice tone={gravest.tone} className="mt-4 max-w-2xl">
      <ul className="space-y-2">
        {matters.map((matter) => (
          <li key={matter.anchor}>
            <p className="font-semibold">{copy.review.stopped(matter.text, matter.title)}</p>
            <WayTo id={id} matter={matter} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** One answer is changed at once; what else there is stands on this page. */
function WayTo({ id, matter: { anchor, question, way } }: { id: number; matter: OpenMatter }) {
  const style = 'inline-flex min-h-11 items-center underline underline-offset-4'
  if (question) {
    return (
      <Link to={changePath(id, question)} className={style}>
        {way}
      </Link>
    )
  }
  return (
    <a href={`#${anchor}`} className={style}>
      {way}
    </a>
  )
}
