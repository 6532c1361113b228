import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { hasChangedSinceSigning } from '../signing/standing'
import { titleOf } from '../title'
import { nextOf, type Next } from './ladder'
import { Miniature } from './miniature/miniature'
import { RowStatus } from './row-status'
import { needsWitnesses, usePaper } from './use-paper'

/** Where the paper stands differs: of a card its left edge is seen, of a row with little room its upper part. */
const shapes = {
  card: {
    item: 'flex overflow-hidden rounded-lg bg-raised shadow-low',
    stand: 'flex w-24 max-w-1/4 shrink-0 overflow-hidden bg-shell-4 pt-4 pl-4',
    words: 'flex min-w-0 grow flex-col p-4 sm:p-5',
    Heading: 'h3',
    heading: 'text-lg break-words',
  },
  row: {
    item: 'relative flex overflow-hidden rounded-lg bg-raised shadow-low @max-[30rem]:flex-col',
    stand:
      'flex shrink-0 justify-center overflow-hidden bg-shell-4 px-6 pt-5 @max-[30rem]:h-32 @min-[30rem]:items-center @min-[30rem]:py-6',
    words: '@container min-w-0 grow p-4 sm:p-6',
    Heading: 'h2',
    heading: 'text-subhead break-words sm:pr-10',
  },
} as const

/** Of the paper that a card shows. */
export type Shown = { which: string; next: Next; hasChanged: boolean }

type CardProps = {
  document: Document
  /** When it was made, in words that tell it from others of its name. */
  created: string
  isConfirming: boolean
  shape: keyof typeof shapes
  children: (shown: Shown) => ReactNode
}

/** A paper in a list: how it looks, which it is, where it stands, and what is said and done below that. */
export function PaperCard({ document, created, isConfirming, shape, children }: CardProps) {
  const { ref, paper, isAwaited } = usePaper(document)
  const title = titleOf(document)
  const which = copy.dashboard.which(title, created)
  const hasChanged = hasChangedSinceSigning(document)
  const next = nextOf(document, { isConfirming, hasChanged, needsWitnesses: needsWitnesses(paper) })
  const { item, stand, words, Heading, heading } = shapes[shape]
  return (
    <li className={item}>
      <Link to={paths.review(document.id)} tabIndex={-1} aria-hidden="true" className={stand}>
        <Miniature ref={ref} paper={paper} isAwaited={isAwaited} />
      </Link>
      <div className={words}>
        <Heading className={heading}>
          <Link to={paths.review(document.id)} className="hover:underline focus-visible:underline">
            {title}
          </Link>
        </Heading>
        <RowStatus {...{ document, created, which, isConfirming }} />
        {children({ which, next, hasChanged })}
      </div>
    </li>
  )
}
