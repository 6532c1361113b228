import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { hasChangedSinceSigning } from '../signing/signed-state'
import { titleOf } from '../title'
import { nextOf, type Next } from './milestones'
import { Miniature } from './miniature/miniature'
import { RowStatus } from './row-status'
import { needsWitnesses, usePaper } from './use-paper'

/** On a phone the paper lies in the corner; with more room it stands as high as what is said of it. */
const corner =
  'flex shrink-0 items-start bg-shell-4 p-3 max-sm:mt-3 max-sm:ml-3 max-sm:self-start max-sm:rounded-md max-sm:p-1.5'

/** A card has the paper small, and so has a row with little room. */
const shapes = {
  card: {
    item: 'flex flex-wrap overflow-hidden rounded-lg bg-raised shadow-low',
    stand: 'shrink-0 bg-shell-4 p-3',
    words: 'flex min-w-0 grow basis-48 flex-col p-4 sm:p-5',
    heading: 'text-lg break-words',
  },
  row: {
    item: 'relative flex flex-wrap overflow-hidden rounded-lg bg-raised shadow-low',
    stand: cx(corner, '@min-[30rem]:p-6'),
    words: '@container min-w-0 grow basis-44 p-3 sm:p-6',
    heading: 'pr-[4.75rem] text-lg break-words sm:text-subhead',
  },
  /** Of many drafts: what comes next stands beside the words where there is room. */
  slim: {
    item: 'relative flex flex-wrap overflow-hidden rounded-lg bg-raised shadow-low',
    stand: corner,
    words: '@container flex min-w-0 grow basis-44 flex-wrap items-start gap-x-6 p-3 sm:p-4 sm:pr-20',
    heading: 'pr-[4.75rem] text-lg break-words sm:pr-0',
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
  Heading: 'h2' | 'h3'
  children: (shown: Shown) => ReactNode
}

/** A paper in a list: how it looks, which it is, where it stands, and what is said and done below that. */
export function PaperCard({ document, created, isConfirming, shape, Heading, children }: CardProps) {
  const { ref, paper, isAwaited } = usePaper(document)
  const title = titleOf(document)
  const which = copy.dashboard.which(title, created)
  const hasChanged = hasChangedSinceSigning(document)
  const next = nextOf(document, { isConfirming, hasChanged, needsWitnesses: needsWitnesses(paper) })
  const { item, stand, words, heading } = shapes[shape]
  return (
    <li className={item}>
      <Link to={paths.review(document.id)} tabIndex={-1} aria-hidden="true" className={stand}>
        <Miniature ref={ref} paper={paper} isAwaited={isAwaited} canGrow={shape === 'row'} />
      </Link>
      <div className={words}>
        <div className={shape === 'slim' ? 'min-w-0 grow basis-64' : 'contents'}>
          <Heading className={heading}>
            <Link to={paths.review(document.id)} className="hover:underline focus-visible:underline">
              {title}
            </Link>
          </Heading>
          <RowStatus {...{ document, created, which, isConfirming }} />
        </div>
        {children({ which, next, hasChanged })}
      </div>
    </li>
  )
}
