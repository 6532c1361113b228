import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import type { Document } from '@/api/types'
import { isBeingAnswered } from './document-state'
import { MILESTONES, reached as reachedBy, type Milestone } from './milestones'

type MilestoneListProps = { document: Document; which: string; hasChanged: boolean }

/** How far a document has come, in one line: a shell for each milestone, filled where it is reached. With little room, only the last one is named. */
export function MilestoneList({ document, which, hasChanged }: MilestoneListProps) {
  if (isBeingAnswered(document)) return null
  const reached = reachedBy(document, hasChanged)
  const named = MILESTONES.findLast((milestone) => reached.has(milestone)) ?? 'draft'
  return (
    <ol
      aria-label={copy.dashboard.milestones(which)}
      className="flex max-w-lg items-center text-sm @max-[18.5rem]:gap-1"
    >
      {MILESTONES.map((milestone, index) => (
        <li
          key={milestone}
          className="flex items-center gap-0.5 @min-[18.5rem]:not-last:grow @min-[24rem]:gap-1"
        >
          <Mark isReached={reached.has(milestone)} />
          <span
            className={cx(
              reached.has(milestone) ? 'font-semibold' : 'text-soft',
              milestone !== named && '@max-[18.5rem]:sr-only',
            )}
          >
            {copy.dashboard.milestoneNames[milestone]}
          </span>
          <span className="sr-only">{stateOf(milestone, reached)}</span>
          {index < MILESTONES.length - 1 && <Way isReached={isReached(index + 1, reached)} />}
        </li>
      ))}
    </ol>
  )
}

/** A draft is there from the beginning: what it has not reached is an answer. */
function stateOf(milestone: Milestone, reached: Set<Milestone>): string {
  if (reached.has(milestone)) return copy.dashboard.milestoneDone
  return milestone === 'draft' ? copy.dashboard.milestoneUnanswered : copy.dashboard.milestoneOpen
}

/** The way to a milestone: what was paid before it was answered has left out one. */
const isReached = (index: number, reached: Set<Milestone>): boolean =>
  MILESTONES.slice(index - 1, index + 1).every((milestone) => reached.has(milestone))

const Way = ({ isReached }: { isReached: boolean }) => (
  <span
    aria-hidden="true"
    className={cx(
      'mx-0.5 h-0.5 grow @max-[18.5rem]:hidden @min-[24rem]:mx-1',
      isReached ? 'bg-palm' : 'bg-line',
    )}
  />
)

/** A coquina shell, small. */
const Mark = ({ isReached }: { isReached: boolean }) => (
  <svg
    viewBox="0 0 20 20"
    aria-hidden="true"
    className={cx(
      'size-4 shrink-0 @min-[24rem]:size-4.5',
      isReached ? 'fill-palm stroke-palm' : 'fill-raised stroke-edge',
    )}
  >
    <path d="M10 18 2 8a10 10 0 0 1 16 0Z" strokeWidth="1.5" strokeLinejoin="round" />
    <path
      d="M10 18 6.5 4.5M10 18V3.6M10 18 13.5 4.5"
      className={isReached ? 'stroke-raised' : undefined}
      strokeWidth="1"
    />
  </svg>
)
