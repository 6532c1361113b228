import type { Paper } from '@/api/types'
import { copy } from '@/copy'
import { anchors } from './anchors'
import { shortTitle } from './short-title'

/** What a packet of several instruments holds, and the sheet that travels with it. */
export function Contents({ paper }: { paper: Paper }) {
  return (
    <nav
      aria-label={copy.paper.contents}
      className="mb-3 rounded-sm bg-raised px-4 py-2.5 text-base sm:px-5 print:hidden"
    >
      <p className="font-semibold">{copy.paper.contentsTitle(paper.title)}</p>
      <ol className="flex flex-wrap gap-x-6">
        {paper.instruments.map(({ id, title }) => (
          <li key={id}>
            <Entry target={anchors.instrument(id)}>{shortTitle(title)}</Entry>
          </li>
        ))}
      </ol>
      {paper.cover.length > 0 && <Entry target={anchors.cover}>{copy.paper.coverTitle}</Entry>}
    </nav>
  )
}

function Entry({ target, children }: { target: string; children: string }) {
  return (
    <a href={`#${target}`} className="link inline-flex min-h-8 items-center">
      {children}
    </a>
  )
}
