import type { Paper } from '@/api/types'
import { copy } from '@/copy'
import { anchors } from './anchors'
import { shortTitle } from './short-title'

/** What a packet of several instruments holds. */
export function Contents({ paper }: { paper: Paper }) {
  return (
    <nav
      aria-label={copy.paper.contents}
      className="mb-3 rounded-sm bg-raised px-4 py-2.5 text-base sm:px-5 print:hidden"
    >
      <p className="font-semibold">{copy.paper.contentsTitle(paper.title)}</p>
      <ol className="flex flex-wrap gap-x-6">
        {paper.instruments.map(({ id, title }) => (
          <Entry key={id} target={anchors.instrument(id)}>
            {shortTitle(title)}
          </Entry>
        ))}
        {paper.cover.length > 0 && <Entry target={anchors.cover}>{copy.paper.coverTitle}</Entry>}
      </ol>
    </nav>
  )
}

function Entry({ target, children }: { target: string; children: string }) {
  return (
    <li>
      <a href={`#${target}`} className="link inline-flex min-h-8 items-center">
        {children}
      </a>
    </li>
  )
}
