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

/** With large text the paper lies above its words; on a phone it lies beside its name, and what comes next has the whole width. */
const item =
  'relative grid overflow-hidden rounded-lg bg-raised shadow-low @min-[16rem]:grid-cols-[auto_minmax(0,1fr)]'

/** On a phone the paper lies in the corner; with more room it stands as high as what is said of it. */
const corner = 'm-3 mr-0 flex items-start justify-self-start self-start rounded-md bg-shell-4 p-1.5'

const shapes = {
  row: {
    item: cx(item, '@min-[30rem]:grid-rows-[auto_1fr]'),
    stand: cx(
      corner,
      '@min-[30rem]:row-span-2 @min-[30rem]:m-0 @min-[30rem]:self-stretch @min-[30rem]:rounded-none @min-[30rem]:p-6',
    ),
    words: 'min-w-0 p-3 @min-[30rem]:p-6 @min-[30rem]:pb-0',
    rest: '@container col-span-full px-3 pb-3 @min-[30rem]:col-span-1 @min-[30rem]:px-6 @min-[30rem]:pt-4 @min-[30rem]:pb-6',
    heading: 'text-lg break-words sm:text-subhead',
  },
  /** Of many: what comes next stands at the edge where there is room. On a phone the name is found sooner without the paper. */
  slim: {
    item: cx(item, '@min-[40rem]:grid-rows-[auto_1fr]'),
    stand: cx(
      corner,
      'max-sm:hidden @min-[40rem]:row-span-2 @min-[40rem]:m-0 @min-[40rem]:self-stretch @min-[40rem]:rounded-none @min-[40rem]:p-3',
    ),
    words: 'min-w-0 p-3 max-sm:col-span-full max-sm:px-4 max-sm:pb-1 @min-[40rem]:px-4 @min-[40rem]:pb-0',
    rest: '@container col-span-full px-3 pb-3 max-sm:px-4 max-sm:[&>ol]:sr-only @min-[40rem]:col-span-1 @min-[40rem]:flex @min-[40rem]:items-center @min-[40rem]:gap-6 @min-[40rem]:px-4 @min-[40rem]:*:mt-0 @min-[40rem]:[&>ol]:flex-1 @min-[40rem]:[&>div>p]:order-none',
    heading: 'text-lg break-words',
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
  /** What else can be done with it, in the corner. */
  menu?: ReactNode
  Heading: 'h2' | 'h3'
  children: (shown: Shown) => ReactNode
}

/** A paper in a list: how it looks, which it is, where it stands, and what is said and done below that. */
export function PaperCard({ document, created, isConfirming, shape, Heading, menu, children }: CardProps) {
  const { ref, paper, isAwaited } = usePaper(document)
  const title = titleOf(document)
  const which = copy.dashboard.which(title, created)
  const hasChanged = hasChangedSinceSigning(document)
  const next = nextOf(document, { isConfirming, hasChanged, needsWitnesses: needsWitnesses(paper) })
  const { item, stand, words, rest, heading } = shapes[shape]
  return (
    <li className={item}>
      <Link to={paths.review(document.id)} tabIndex={-1} aria-hidden="true" className={stand}>
        <Miniature ref={ref} paper={paper} isAwaited={isAwaited} canGrow={shape === 'row'} />
      </Link>
      <div className={words}>
        <Heading className={cx(heading, menu !== undefined && 'pr-9 sm:pr-16')}>
          <Link to={paths.review(document.id)} className="hover:underline focus-visible:underline">
            {title}
          </Link>
        </Heading>
        <RowStatus {...{ document, created, which, isConfirming }} isSlim={shape === 'slim'} />
      </div>
      <div className={rest}>{children({ which, next, hasChanged })}</div>
      {menu && <div className={cx('absolute top-1 right-1 sm:top-3 sm:right-3')}>{menu}</div>}
    </li>
  )
}
