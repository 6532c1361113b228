import type { Paper } from '@/api/types'
import { copy } from '@/copy'
import { anchors } from './anchors'

/** What a packet of several instruments holds. */
export function Contents({ paper }: { paper: Paper }) {
  return (
    <nav aria-label={copy.paper.contents} className="mb-5 bg-raised px-4 py-4 sm:px-6 print:hidden">
      <p className="font-semibold">{copy.paper.contentsTitle(paper.title)}</p>
      <ol className="mt-1 list-decimal pl-6 marker:text-soft">
        {paper.instruments.map(({ id, title }) => (
          <Entry key={id} target={anchors.instrument(id)}>
            {title}
          </Entry>
        ))}
      </ol>
      {paper.cover.length > 0 && (
        <ul className="list-[square] pl-6 marker:text-soft">
          <Entry target={anchors.cover}>{copy.paper.coverTitle}</Entry>
        </ul>
      )}
    </nav>
  )
}

function Entry({ target, children }: { target: string; children: string }) {
  return (
    <li className="py-1">
      <a href={`#${target}`} className="link">
        {children}
      </a>
    </li>
  )
}
