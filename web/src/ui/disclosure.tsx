import type { ReactNode } from 'react'
import { ChevronIcon } from './icons'

/** A line that opens to show what belongs to it. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="grow">{summary}</span>
        <ChevronIcon className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-prose pb-5">{children}</div>
    </details>
  )
}
