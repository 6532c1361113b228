import type { BlockOf } from '@/api/types'
import { copy } from '@/copy'

/** Lines to be completed by hand, beside each other where there is room. */
export function RuledLines({ signature: { by, lines } }: { signature: BlockOf<'signature'> }) {
  return (
    <ul aria-label={copy.paper.linesBy(by)} className="flex flex-wrap gap-x-6 gap-y-2 pt-6">
      {lines.map(({ label, width, printed }) => (
        <li
          key={label}
          className="min-w-32 grow @xl:grow-0"
          style={{ flexBasis: `calc(${width}% - 1.5rem)` }}
        >
          <div className="h-6 border-b border-sheet-ink" />
          {printed && <p className="break-words">{printed}</p>}
          <p className="font-sans text-sm text-sheet-soft">{label}</p>
        </li>
      ))}
    </ul>
  )
}
