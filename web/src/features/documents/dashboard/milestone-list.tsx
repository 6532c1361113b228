import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { MILESTONES, type Milestone } from './milestones'

type MilestoneListProps = { which: string; reached: Set<Milestone> }

/** How far a document has come: a shell for each milestone, filled where it is reached. With little room, only the last one is named. */
export function MilestoneList({ which, reached }: MilestoneListProps) {
  const named = MILESTONES.findLast((milestone) => reached.has(milestone)) ?? 'draft'
  return (
    <ol
      aria-label={copy.dashboard.milestones(which)}
      className="mt-3 flex max-w-md text-sm sm:mt-4 @max-[22rem]:items-center @max-[22rem]:gap-1"
    >
      {MILESTONES.map((milestone, index) => (
        <li
          key={milestone}
          className="relative flex-1 pt-6 @max-[22rem]:flex @max-[22rem]:flex-none @max-[22rem]:items-center @max-[22rem]:gap-1 @max-[22rem]:pt-0"
        >
          {index > 0 && <Way isReached={reached.has(milestone) && isBefore(index, reached)} />}
          <Mark isReached={reached.has(milestone)} />
          <span
            className={cx(
              reached.has(milestone) ? 'font-semibold' : 'text-soft',
              milestone !== named && '@max-[22rem]:sr-only',
            )}
          >
            {copy.dashboard.milestoneNames[milestone]}
          </span>
          <span className="sr-only">{stateOf(milestone, reached)}</span>
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

/** What was paid before it was answered has left out a milestone. */
const isBefore = (index: number, reached: Set<Milestone>): boolean => {
  const before = MILESTONES[index - 1]
  return before !== undefined && reached.has(before)
}

const Way = ({ isReached }: { isReached: boolean }) => (
  <span
    aria-hidden="true"
    className={cx(
      'absolute top-2 right-full -mr-0.5 h-0.5 w-[calc(100%-1.25rem)] @max-[22rem]:hidden',
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
      'absolute top-0 left-0 size-4.5 shrink-0 @max-[22rem]:static @max-[22rem]:size-4',
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
