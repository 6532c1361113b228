import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { justPaidQuery } from '../queries'
import { hasChangedSinceSigning } from '../signing/standing'
import { titleOf } from '../title'
import { createdOf } from './created'
import { nextOf } from './ladder'
import { Miniature } from './miniature/miniature'
import { NextAction } from './next-action'
import { RowStatus } from './row-status'
import { needsWitnesses, usePaper } from './use-paper'

/** More stand on the shelf. */
const SHOWN = 3

/** The documents that were changed last, each with the one thing to do next. */
export function Recent({ documents }: { documents: Document[] }) {
  const { data: justPaid } = useQuery(justPaidQuery)
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="recent" className="mt-10">
      <h2 id="recent" className="text-heading">
        {copy.home.recentTitle}
      </h2>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-5">
        {lastChanged(documents).map((document) => (
          <Card
            key={document.id}
            document={document}
            created={createdOf(document, documents)}
            isConfirming={document.id === justPaid && document.status !== 'paid'}
          />
        ))}
      </ul>
    </section>
  )
}

const lastChanged = (documents: Document[]): Document[] =>
  documents.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)).slice(0, SHOWN)

type CardProps = { document: Document; created: string; isConfirming: boolean }

function Card({ document, created, isConfirming }: CardProps) {
  const { ref, paper, isAwaited } = usePaper(document)
  const title = titleOf(document)
  const which = copy.dashboard.which(title, created)
  const next = nextOf(document, {
    isConfirming,
    hasChanged: hasChangedSinceSigning(document),
    needsWitnesses: needsWitnesses(paper),
  })
  return (
    <li className="flex overflow-hidden rounded-lg bg-raised shadow-low">
      <Link to={paths.review(document.id)} tabIndex={-1} aria-hidden="true" className={standClass}>
        <Miniature ref={ref} paper={paper} isAwaited={isAwaited} />
      </Link>
      <div className="flex min-w-0 grow flex-col p-4 sm:p-5">
        <h3 className="text-lg break-words">
          <Link to={paths.review(document.id)} className="hover:underline focus-visible:underline">
            {title}
          </Link>
        </h3>
        <RowStatus {...{ document, created, which, isConfirming }} />
        <div className="mt-auto pt-4">
          <NextAction {...{ document, which, next }} />
        </div>
      </div>
    </li>
  )
}

/** Where a paper stands; its left edge is seen. */
const standClass = 'flex w-24 max-w-1/4 shrink-0 overflow-hidden bg-shell-4 pt-4 pl-4'
