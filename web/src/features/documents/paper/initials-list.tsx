import type { BlockOf } from '@/api/types'
import { copy } from '@/copy'

/** Statements that count only when initialed by hand: a short line stands before each. */
export function InitialsList({ initials }: { initials: BlockOf<'initials'> }) {
  return (
    <ul aria-label={copy.paper.initialsBy(initials.by)} className="space-y-3">
      {initials.items.map((item) => (
        <li key={item} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3">
          <span className="h-6 border-b border-sheet-ink">
            <span className="sr-only">{copy.paper.initialsLine}</span>
          </span>
          <span className="break-words whitespace-pre-line">{item}</span>
        </li>
      ))}
    </ul>
  )
}
