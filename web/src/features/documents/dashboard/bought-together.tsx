import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Drawing } from '@/ui/drawings/drawing'
import { titleOf } from '../title'
import { questionsLeft } from './milestones'

const text = copy.dashboard.bought

/** Right after a bundle was paid for: its documents wait for answers, and one of them is the first. */
export function BoughtTogether({ documents }: { documents: Document[] }) {
  const first = documents.find((document) => questionsLeft(document) > 0)
  if (!first) return null
  return (
    <section
      aria-labelledby="bought"
      className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-lg bg-raised p-6 shadow-low sm:p-8"
    >
      <Drawing motif="sunrise" className="w-24 shrink-0 sm:w-36" />
      <div className="min-w-0 grow basis-64">
        <h2 id="bought" className="text-heading">
          {text.title}
        </h2>
        <p className="mt-2 max-w-xl">{text.lead(documents.length)}</p>
        <Link to={paths.chat(first.id)} className={buttonClass({ shape: 'large', className: 'mt-5' })}>
          {text.start(titleOf(first))}
        </Link>
      </div>
    </section>
  )
}
