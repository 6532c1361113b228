import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { Summary } from '@/ui/summary'
import { stateOf, type Group } from './detail-groups'

const text = copy.details

type PartsProps = {
  document: Document
  groups: Group[]
  /** Which one is shown, counted from 0. */
  at: number
  onGo: (to: number) => void
}

/** Every part with what it holds, each a press away. */
export const Parts = ({ document, groups, at, onGo }: PartsProps) => (
  <nav aria-label={text.partsLabel}>
    <details className="mt-2 rounded-md border border-line bg-raised">
      <Summary className="min-h-11 gap-3 px-4 text-base font-semibold">
        <span className="min-w-0 grow">{text.parts(groups.length)}</span>
      </Summary>
      <ol className="border-t border-line py-1">
        {groups.map((group, index) => (
          <li key={group.name}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
              className={cx(rowClass, index === at && 'bg-accent-soft')}
            >
              <span className="min-w-0 font-semibold break-words">{group.name}</span>
              <span className="text-sm text-soft">{stateOf(document, group.facts)}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  </nav>
)

const rowClass =
  'flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 px-4 py-2 text-left text-base leading-snug hover:bg-sunken'
