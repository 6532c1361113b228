import { copy } from '@/copy'
import { ByHand } from './by-hand'
import { PencilIcon } from './icons'
import { Summary } from './summary'

/** What one does with a pen, in a line; how often, for those who want to know. */
export function LeftByHand({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <details className="mt-2 text-base">
      <Summary className="min-h-11 gap-2.5 text-soft">
        <PencilIcon className="size-4 shrink-0" />
        <span className="grow">{copy.grid.byHand}</span>
      </Summary>
      <ByHand label={copy.grid.byHandIs} lines={lines} />
    </details>
  )
}
