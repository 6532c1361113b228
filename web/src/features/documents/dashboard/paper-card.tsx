import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Document, KeyDate } from '@/api/types'
import { copy } from '@/copy'
import { filedFirst } from '@/copy/filed-first'
import { calendarDay } from '@/lib/dates'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { filingOf } from '../signing/filing'
import { nextDate } from '../signing/next-date'
import { hasChangedSinceSigning } from '../signing/signed-state'
import { AttorneyState } from '../attorney-state'
import { titleOf } from '../title'
import { isBeingAnswered } from './document-state'
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
    item: cx(item, '@min-[40rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto] @min-[40rem]:items-center'),
    stand: cx(
      corner,
      'max-sm:hidden @min-[40rem]:row-span-2 @min-[40rem]:m-0 @min-[40rem]:self-stretch @min-[40rem]:rounded-none @min-[40rem]:p-3',
    ),
    words: 'min-w-0 p-3 max-sm:col-span-full max-sm:px-4 max-sm:pb-1 @min-[40rem]:px-4 @min-[40rem]:pb-1',
    rest: '@container col-span-full px-3 pb-3 max-sm:px-4 max-sm:[&>ol]:sr-only @min-[40rem]:contents @min-[40rem]:[container-type:normal] @min-[40rem]:[&>ol]:col-start-2 @min-[40rem]:[&>ol]:row-start-2 @min-[40rem]:[&>ol]:self-start @min-[40rem]:[&>ol]:px-4 @min-[40rem]:[&>ol]:pb-3 @min-[40rem]:[&>div]:col-start-3 @min-[40rem]:[&>div]:row-span-2 @min-[40rem]:[&>div]:row-start-1 @min-[40rem]:[&>div]:mt-0 @min-[40rem]:[&>div]:mr-4 @min-[40rem]:[&>div>p]:order-none @min-[40rem]:[&>div>p]:whitespace-nowrap',
    heading: 'text-lg break-words',
  },
} as const

/** Room for what is in the corner; in a row of many that stands at the end, beside the button. */
const headingRoom = { row: 'pr-9 sm:pr-16', slim: 'pr-9 sm:pr-16 @min-[40rem]:pr-0' }
const menuPlace = {
  row: '',
  slim: '@min-[40rem]:static @min-[40rem]:col-start-4 @min-[40rem]:row-span-2 @min-[40rem]:row-start-1 @min-[40rem]:mr-2',
}

/** Above the milestones, or alone in the middle. */
const slimWords = (document: Document): string =>
  isBeingAnswered(document) ? '@min-[40rem]:row-span-2 @min-[40rem]:pb-3' : '@min-[40rem]:self-end'

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
  const { ref, paper, dates, isAwaited } = usePaper(document)
  const title = titleOf(document)
  const which = copy.dashboard.which(title, created)
  const hasChanged = hasChangedSinceSigning(document)
  const next = nextOf(document, { isConfirming, hasChanged, needsWitnesses: needsWitnesses(paper) })
  const { item, stand, words, rest, heading } = shapes[shape]
  return (
    <li ref={ref} className={item}>
      <Link to={paths.review(document.id)} tabIndex={-1} aria-hidden="true" className={stand}>
        <Miniature paper={paper} isAwaited={isAwaited} canGrow={shape === 'row'} />
      </Link>
      <div className={cx(words, shape === 'slim' && slimWords(document))}>
        <Heading className={cx(heading, menu !== undefined && headingRoom[shape])}>
          <Link to={paths.review(document.id)} className="hover:underline focus-visible:underline">
            {title}
          </Link>
        </Heading>
        <RowStatus {...{ document, created, which, isConfirming }} isSlim={shape === 'slim'} />
      </div>
      <div className={rest}>
        {shape === 'row' && <AttorneyState document={document} className="mb-3" />}
        {shape === 'row' && <NextDate document={document} dates={dates} />}
        {children({ which, next, hasChanged })}
      </div>
      {menu && (
        <div className={cx('absolute top-1 right-1 sm:top-3 sm:right-3', menuPlace[shape])}>{menu}</div>
      )}
    </li>
  )
}

/** Of what lies with the clerk of the court: the next day that counts. */
function NextDate({ document, dates }: { document: Document; dates: KeyDate[] }) {
  const next = filingOf(document.data).filedOn ? nextDate(dates) : undefined
  return next && <p className="mb-3 text-base">{filedFirst.next(calendarDay(next.day), next.title)}</p>
}
