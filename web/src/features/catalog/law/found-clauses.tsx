import { useState } from 'react'
import { Link } from 'react-router'
import type { LawClause } from '@/api/types'
import { lawSearch as text } from '@/copy/law-search'
import { paths } from '@/lib/paths'

export type FoundClause = {
  /** The document, and where it has several papers, the paper. */
  within: string[]
  slug: string
  clause: LawClause
}

const FIRST_SHOWN = 8

/** The way to each clause that was found: the document, its paper where it has several, then the clause. */
export function FoundClauses({ found }: { found: FoundClause[] }) {
  const [isWhole, setWhole] = useState(false)
  if (found.length === 0) return null
  const shown = isWhole ? found : found.slice(0, FIRST_SHOWN)
  return (
    <>
      <ul
        aria-label={text.results}
        className="mt-2 divide-y divide-line rounded-md border border-line bg-raised px-5"
      >
        {shown.map(({ within, slug, clause: { id, heading, meaning } }) => (
          <li key={`${slug}#${id}`} className="py-3">
            <Link to={paths.clause(slug, id)} className="link inline-block py-1 font-semibold">
              {[...within, heading].join(' › ')}
            </Link>
            <p className="line-clamp-2 max-w-prose text-base text-soft">{meaning}</p>
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <button type="button" className="link mt-2 min-h-11" onClick={() => setWhole(true)}>
          {text.all(found.length)}
        </button>
      )}
    </>
  )
}
